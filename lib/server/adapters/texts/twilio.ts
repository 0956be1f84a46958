import 'server-only';
import * as z from 'zod';
import type { TextSender } from '@/lib/domain/notifications/texts';
import { isMessagingService } from '@/lib/settings';
import type { OutgoingText, TextOutcome, TextPort } from './port';
import { postForm } from './post-form';
import { readSigned } from './signature';

/** Maximum time for which Twilio keeps an undelivered text (its error 90007). */
const MAX_VALIDITY_SECONDS = 36_000;
/** Error for a number that has replied STOP (Twilio, error 21610). */
const STOPPED = 21_610;
/** Errors about the number of the text; all others are about our account, its sender and what it may do. */
const WRONG_NUMBER: ReadonlySet<number | undefined> = new Set([21_211, 21_614]);

export interface TwilioAccount {
  readonly api: string;
  readonly sid: string;
  readonly token: string;
  /** A registered name, a number, or the id of a messaging service, which holds either. */
  readonly from: string;
  readonly sender: TextSender;
  readonly inbound: string;
}

const message = z.object({ sid: z.string().regex(/^(?:SM|MM)[0-9a-f]{32}$/) });
const refusal = z.object({ code: z.int() });

/** Creates a carrier on Twilio's Messages resource (2010-04-01). */
export function twilio(account: TwilioAccount): TextPort {
  return {
    sender: account.sender,
    send: (text) => send(account, text),
    readIncoming: (form, signature) => readSigned(account.token, account.inbound, form, signature),
  };
}

function send(
  { api, sid, token, from }: TwilioAccount,
  { to, body, validFor }: OutgoingText,
): Promise<TextOutcome> {
  const seconds = Math.min(Math.max(Math.floor(validFor), 1), MAX_VALIDITY_SECONDS);
  const fields = {
    To: to,
    [isMessagingService(from) ? 'MessagingServiceSid' : 'From']: from,
    Body: body,
    ValidityPeriod: String(seconds),
  };
  const authorization = `Basic ${Buffer.from(`${sid}:${token}`).toString('base64')}`;
  const url = `${api}/2010-04-01/Accounts/${sid}/Messages.json`;
  return postForm(url, fields, outcomeOf, { authorization });
}

function outcomeOf({ status, said }: { status: number; said: unknown }): TextOutcome {
  if (status >= 200 && status < 300) {
    const made = message.safeParse(said);
    return made.success
      ? { outcome: 'sent', id: made.data.sid }
      : { outcome: 'unknown', why: `${status} without a message` };
  }
  if (status < 400 || status >= 500) return { outcome: 'unknown', why: String(status) };
  const code = refusal.safeParse(said).data?.code;
  if (code === STOPPED) return { outcome: 'stopped' };
  const about = WRONG_NUMBER.has(code) ? 'number' : 'account';
  return { outcome: 'refused', about, why: [status, code].filter(Boolean).join(' ') };
}
