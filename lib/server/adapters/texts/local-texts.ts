import 'server-only';
import { randomUUID } from 'node:crypto';
import { receiveText } from '@/lib/contract/notifications/texts';
import { env } from '@/lib/env';
import { smtpMail } from '../mail/smtp';
import type { OutgoingText, TextPort } from './port';
import { readSigned, signForm } from './signature';

/** Signs requests of the local stand-in. It has no value elsewhere: production has no stand-in. */
const TOKEN = 'local-development-texts';

const INBOUND = receiveText.path;
const DIGITS = /\D/g;

/** Sends texts to the local inbox, each as a mail to the number; they can be answered from its page. */
export const localTexts: TextPort = {
  async send(text) {
    try {
      await smtpMail.send(asMail(text));
      return { outcome: 'sent', id: `SM${randomUUID().replaceAll('-', '')}` };
    } catch {
      return { outcome: 'unknown', why: 'no local inbox' };
    }
  },
  readIncoming: (form, signature) =>
    readSigned(TOKEN, `${env.SITE_URL}${INBOUND}`, form, signature),
};

function asMail({ to, body }: OutgoingText) {
  const reply = `${env.SITE_URL}/test-texts?number=${encodeURIComponent(to)}`;
  return {
    to: mailboxOfNumber(to),
    subject: body,
    text: `${body}\n\n---\nReply: ${reply}`,
    html: `<p>${escaped(body)}</p><hr><p><a href="${reply}">Reply</a></p>`,
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
