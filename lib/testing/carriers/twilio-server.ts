import { randomBytes } from 'node:crypto';
import { type CarrierAnswer, type Fault, startCarrier } from './carrier-server';

export type TwilioAnswer = Fault;

/** As Twilio refuses: https://www.twilio.com/docs/usage/twilios-response#twilio-api-errors */
export const refusedWith = (status: number, code: number): CarrierAnswer => ({
  status,
  body: JSON.stringify({ code, message: `To +639171234567 is not right`, status }),
});

type Refusal = readonly [status: number, code: number];

/** The account of the stand-in. */
export const TWILIO = {
  sid: `AC${'0'.repeat(32)}`,
  token: 'f'.repeat(32),
  number: '+15005550006',
  name: 'SANGGUNI',
  service: `MG${'0'.repeat(32)}`,
} as const;

/**
 * Stands in for Twilio's Messages resource, and for what goes wrong on the way to it. It refuses what Twilio refuses,
 * with the codes of its error dictionary: a wrong token (20003), a sender that is not the account's (21606, 21212 for
 * what is no sender), a number that is none (21211) or abroad (21408), a text that is empty (21602) or longer than
 * 1,600 characters (21617), a number that answered STOP (21610), more than `perSecond` (20429).
 */
export async function startTwilio({ perSecond = 1_000 } = {}) {
  const stopped = new Set<string>();
  const times: number[] = [];
  const senders: ReadonlySet<string | null> = new Set([TWILIO.number, TWILIO.name]);
  const wrongToken: Refusal = [401, 20_003];
  const codeFor = (fields: URLSearchParams): Refusal | null => {
    const [to, from, body] = ['To', 'From', 'Body'].map((name) => fields.get(name) ?? '');
    const now = Date.now();
    times.push(now);
    if (times.filter((at) => at > now - 1_000).length > perSecond) return [429, 20_429];
    if (!/^\+[1-9]\d{6,14}$/.test(to ?? '')) return [400, 21_211];
    if (!to?.startsWith('+63')) return [400, 21_408];
    if (!/^(?:\+[1-9]\d{6,14}|[\w &-]{1,11})?$/.test(from ?? '')) return [400, 21_212];
    const isOwn = fields.has('From')
      ? senders.has(from ?? '')
      : fields.get('MessagingServiceSid') === TWILIO.service;
    if (!isOwn) return [400, 21_606];
    if (!body) return [400, 21_602];
    if (body.length > 1_600) return [400, 21_617];
    return stopped.has(to) ? [400, 21_610] : null;
  };
  const server = await startCarrier(({ path, authorization, fields }) => {
    const right = `Basic ${btoa(`${TWILIO.sid}:${TWILIO.token}`)}`;
    const isKnown = authorization === right && path.includes(`/Accounts/${TWILIO.sid}/`);
    const code = isKnown ? codeFor(fields) : wrongToken;
    if (code) return { ...refusedWith(...code), taken: false };
    const sid = `SM${randomBytes(16).toString('hex')}`;
    return { status: 201, body: JSON.stringify({ sid, status: 'queued' }), taken: true };
  });
  return { ...server, stopped };
}
