import 'server-only';
import { randomUUID } from 'node:crypto';
import { receiveText } from '@/lib/contract/notifications/texts';
import { hasLink, segmentsOf } from '@/lib/domain/notifications/gsm';
import type { TextSender } from '@/lib/domain/notifications/texts';
import { toMobileNumber } from '@/lib/domain/platform/phone';
import { env } from '@/lib/env';
import { processWide } from '@/lib/server/platform/process-wide';
import { smtpMail } from '../mail/smtp';
import type { IncomingText, OutgoingText, TextOutcome, TextPort } from './port';
import { readSigned, signForm } from './signature';

/** Signs requests of the local stand-in. It has no value elsewhere: production has no stand-in. */
const TOKEN = 'local-development-texts';

const INBOUND = receiveText.path;
const DIGITS = /\D/g;

/** Numbers that answered STOP, to which Twilio refuses texts until they answer START (its error 21610). */
const stoppedNumbers = () => processWide('local-texts-stopped', () => new Set<string>());

/**
 * Sends texts to the local inbox, each as a mail to the number; those of a number can be answered from its page. What
 * would never arrive in the Philippines, or cost twice, is refused, so that it shows before it costs.
 */
export function localTexts(sender: TextSender, links: boolean): TextPort {
  return {
    sender,
    async send(text) {
      const refused = refusalOf(text, links);
      if (refused) return refused;
      try {
        await smtpMail.send(asMail(text, sender));
        return { outcome: 'sent', id: `SM${randomUUID().replaceAll('-', '')}` };
      } catch {
        return { outcome: 'unknown', why: 'no local inbox' };
      }
    },
    readIncoming(form, signature) {
      if (sender === 'name') return 'no_answers';
      const read = readSigned(TOKEN, `${env.SITE_URL}${INBOUND}`, form, signature);
      if (typeof read === 'object') noteKeyword(read);
      return read;
    },
  };
}

function refusalOf({ to, body }: OutgoingText, links: boolean): TextOutcome | null {
  const refused = (about: 'number' | 'account', why: string) =>
    ({ outcome: 'refused', about, why }) as const;
  if (toMobileNumber(to) !== to) return refused('number', '400 21211');
  if (stoppedNumbers().has(to)) return { outcome: 'stopped' };
  if (segmentsOf(body) > 1) return refused('account', 'more than one message');
  if (!links && hasLink(body)) return refused('account', 'a link without TEXT_LINKS');
  return null;
}

/** Notes what Twilio itself would: STOP and START as whole answers, not the first words of others. */
function noteKeyword({ from, body }: IncomingText): void {
  const keyword = body.trim().toUpperCase();
  if (/^(?:STOP|STOPALL|UNSUBSCRIBE|CANCEL|END|QUIT|OPTOUT|REVOKE)$/.test(keyword))
    stoppedNumbers().add(from);
  if (/^(?:START|YES|UNSTOP)$/.test(keyword)) stoppedNumbers().delete(from);
}

function asMail({ to, body }: OutgoingText, sender: TextSender) {
  const page = `${env.SITE_URL}/test-texts?number=${encodeURIComponent(to)}`;
  const [text, html] =
    sender === 'number'
      ? [`Reply: ${page}`, `<a href="${page}">Reply</a>`]
      : ['From a name: nobody can reply.', 'From a name: nobody can reply.'];
  return {
    to: mailboxOfNumber(to),
    subject: body,
    text: `${body}\n\n---\n${text}`,
    html: `<p>${escaped(body)}</p><hr><p>${html}</p>`,
    messageId: `<${randomUUID()}@texts.sangguni.local>`,
    attachments: [],
  };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function mailboxOfNumber(number: string): string {
  return `${number.replace(DIGITS, '')}@texts.sangguni.local`;
}

/** Creates a reply from a phone, as a carrier posts it to us. */
export function signedReply(
  from: string,
  body: string,
  id = `SM${randomUUID().replaceAll('-', '')}`,
): { body: string; headers: Record<string, string> } {
  const form = new URLSearchParams({ MessageSid: id, From: from, Body: body }).toString();
  return {
    body: form,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': signForm(TOKEN, `${env.SITE_URL}${INBOUND}`, form),
    },
  };
}
