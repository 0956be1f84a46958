import type { ServerResponse } from 'node:http';
import { DATA_POLICY } from '../../lib/csp.ts';
import type { Transport } from './exchange.ts';

const TWO_YEARS = 2 * 365 * 24 * 3600;

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(self), microphone=(self), display-capture=(self), autoplay=(self), fullscreen=(self), picture-in-picture=(self), screen-wake-lock=(self), speaker-selection=(self), geolocation=(), payment=(), usb=()',
};

/** Sets the headers of every answer; headers that the answer has set already stay. */
export function setSecurityHeaders(res: ServerResponse, { https }: Transport): void {
  for (const [name, value] of Object.entries(HEADERS)) {
    if (!res.hasHeader(name)) res.setHeader(name, value);
  }
  if (https) {
    res.setHeader('strict-transport-security', `max-age=${TWO_YEARS}; includeSubDomains`);
  }
}

/** Sets the same headers for an answer that is data: nothing in it may run. */
export function setDataHeaders(res: ServerResponse, transport: Transport): void {
  setSecurityHeaders(res, transport);
  if (!res.hasHeader('content-security-policy')) {
    res.setHeader('content-security-policy', DATA_POLICY);
  }
}
