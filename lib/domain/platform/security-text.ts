import { DAY_MS, isoInstant } from './time';

/** Days for which a copy of the text counts; RFC 9116 wants less than a year. */
const VALID_DAYS = 180;

interface SecurityFacts {
  /** An https or mailto address. */
  readonly contact: string;
  /** Origin of the site. */
  readonly site: string;
}

/**
 * Returns security.txt: where to report a flaw, and until when that counts.
 * Source: RFC 9116.
 * @param now epoch ms
 */
export function securityText({ contact, site }: SecurityFacts, now: number): string {
  return [
    `Contact: ${contact}`,
    `Expires: ${isoInstant(Math.floor(now / DAY_MS + VALID_DAYS) * DAY_MS)}`,
    'Preferred-Languages: en, fil',
    `Canonical: ${site}/.well-known/security.txt`,
    '',
  ].join('\n');
}
