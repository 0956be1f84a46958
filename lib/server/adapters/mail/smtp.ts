import 'server-only';
import { createTransport, type Transporter } from 'nodemailer';
import { env } from '@/lib/env';
import type { MailPort } from './port';

/** A mail server that hangs holds up a worker for these milliseconds a step, not for the library's ten minutes. */
const TIMEOUTS = {
  dnsTimeout: 5_000,
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 10_000,
};

let transport: Transporter | undefined;

/** SMTP (RFC 5321) by SMTP_URL: the local inbox or the provider's relay. */
export const smtpMail: MailPort = {
  async send(mail) {
    transport ??= createTransport(
      { url: env.SMTP_URL, ...TIMEOUTS },
      { from: env.MAIL_FROM, replyTo: env.SUPPORT_EMAIL },
    );
    // Beside the text too, not only attached: that is where calendar programs look for it (RFC 6047).
    const event = mail.attachments.find(({ method }) => method);
    try {
      await transport.sendMail({
        to: mail.to,
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        messageId: mail.messageId,
        ...(mail.stopAddress && {
          headers: {
            'List-Unsubscribe': `<${mail.stopAddress}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        }),
        ...(event && {
          icalEvent: { method: event.method, filename: event.name, content: event.content },
        }),
        attachments: mail.attachments
          .filter((file) => file !== event)
          .map(({ name, contentType, content }) => ({ filename: name, contentType, content })),
      });
    } catch (error) {
      throw new Error(refusal(error));
    }
  },
};

/** What failed, by its codes alone: servers repeat the recipient's address in their answers, and this is logged. */
function refusal(error: unknown): string {
  const { code, command, responseCode, response } = error as Record<string, unknown>;
  const status =
    typeof response === 'string' ? response.match(/\b[245]\.\d{1,3}\.\d{1,3}\b/) : null;
  const parts = [code, command, responseCode, status?.[0]].filter(
    (part) => typeof part === 'string' || typeof part === 'number',
  );
  return `mail not accepted: ${parts.join(' ') || 'no reason given'}`;
}
