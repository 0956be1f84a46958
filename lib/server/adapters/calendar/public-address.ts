import 'server-only';
import { isIP } from 'node:net';
import { isPublicAddress } from '../network/public-address';
import { CalendarError } from './port';

/**
 * Names that are never in the public DNS (RFC 6761, 6762, 8375, ICANN's .internal), or are often used in private
 * networks.
 */
const PRIVATE_NAMES = new Set([
  'localhost',
  'local',
  'localdomain',
  'internal',
  'intranet',
  'lan',
  'home',
  'corp',
  'private',
  'arpa',
  'test',
  'invalid',
  'onion',
]);

/**
 * Checks that the address of a calendar can be read: https on its port, a public DNS name, no password.
 * @throws CalendarError
 */
export function checkedUrl(address: string | URL, base?: URL): URL {
  const text = String(address).trim();
  const https = text.replace(/^webcals?:\/\//i, 'https://');
  if (!URL.canParse(https, base)) throw new CalendarError('address');
  // It reads decimal, octal and hexadecimal forms of an address as what they are.
  const url = new URL(https, base);
  if (url.protocol !== 'https:') throw new CalendarError('https');
  if (url.username || url.password) throw new CalendarError('credentials');
  if (url.port) throw new CalendarError('port');
  checkName(url.hostname);
  url.hash = '';
  return url;
}

function checkName(host: string): void {
  const literal = host.replace(/^\[|\]$/g, '');
  if (isIP(literal)) throw new CalendarError(isPublicAddress(literal) ? 'number' : 'private');
  const labels = host.split('.');
  if (labels.length < 2 || PRIVATE_NAMES.has(labels.at(-1) ?? ''))
    throw new CalendarError('private');
  // A trailing dot too: another name for the same host, which certificates don't have.
  if (labels.includes('')) throw new CalendarError('address');
}
