import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingText } from './port';

/**
 * Signs a posted form for `X-Twilio-Signature`: HMAC-SHA1, keyed by the account's token, over the public address
 * followed by every field (name and value) in the order of the names; base64. Source: Twilio, Webhooks security.
 */
export function signForm(token: string, url: string, form: string): string {
  return macOf(token, url, form).toString('base64');
}

/** Values of OptOutType, which a messaging service with Advanced Opt-Out sends with its own keywords (Twilio). */
const MATCHED: Readonly<Record<string, IncomingText['matched']>> = { STOP: 'stop', START: 'start' };

/** Reads a posted message that is signed for this address; compared in constant time. */
export function readSigned(
  token: string,
  url: string,
  form: string,
  signature: string | null,
): IncomingText | 'unsigned' | 'no_text' {
  const given = Buffer.from(signature ?? '', 'base64');
  const right = macOf(token, url, form);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return 'unsigned';
  const fields = new URLSearchParams(form);
  const [id, from] = [fields.get('MessageSid'), fields.get('From')];
  if (!id || !/^\w{1,64}$/.test(id) || !from) return 'no_text';
  const matched = MATCHED[fields.get('OptOutType') ?? ''] ?? null;
  return { id, from, body: fields.get('Body') ?? '', matched };
}

function macOf(token: string, url: string, form: string): Buffer {
  const fields = [...new URLSearchParams(form)].toSorted(([a], [b]) =>
    a < b ? -1 : a > b ? 1 : 0,
  );
  const signed = fields.reduce((text, [name, value]) => text + name + value, url);
  return createHmac('sha1', token).update(signed).digest();
}
