import 'server-only';
import ipaddr from 'ipaddr.js';

/** All allocated IPv6 addresses (RFC 4291, IANA). */
const GLOBAL_UNICAST = ipaddr.IPv6.parse('2000::');

/**
 * Whether an address is on the public internet: not of this machine, its network or provider, nor one that can embed
 * such an IPv4 address (mapped, NAT64, 6to4, Teredo).
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  // An IPv4 address in IPv6 form counts as IPv4.
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return false;
  return 'octets' in address || address.match(GLOBAL_UNICAST, 3);
}
