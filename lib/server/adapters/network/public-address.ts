import 'server-only';
import ipaddr from 'ipaddr.js';

/** All IPv6 addresses that are given out (RFC 4291, IANA). */
const GLOBAL_UNICAST = ipaddr.IPv6.parse('2000::');

/**
 * Whether an address is one of the public internet: not of this machine, its network or provider, nor one behind which
 * an IPv4 address of these can stand (mapped, NAT64, 6to4, Teredo).
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  // An IPv4 address in IPv6 form counts as IPv4.
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return false;
  return 'octets' in address || address.match(GLOBAL_UNICAST, 3);
}
