import 'server-only';
import { createTransport, type Transporter } from 'nodemailer';
import { env } from '@/lib/env';
import { MailError, type MailPort, type OutgoingMail } from './port';

/** Time limits for a mail server, in milliseconds. */
interface TimeLimits {
  readonly dnsTimeout: number;
  readonly connectionTimeout: number;
  readonly greetingTimeout: number;
  /** Maximum time without a byte from the server. */
  readonly socketTimeout: number;
  readonly whole: number;
}

/** Limits after which a hanging mail server releases the worker; the library's own is ten minutes. */
const TIME_LIMITS: TimeLimits = {
  dnsTimeout: 5_000,
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 10_000,
  whole: 60_000,
};
const SILENT = new Set(['ETIMEDOUT', 'ETIMEOUT', 'EAI_AGAIN']);

/**
 * Creates a port for SMTP (RFC 5321) through SMTP_URL unless another URL is given: the local inbox or the provider's
 * relay.
 */
export function smtpWithin({ whole, ...times }: TimeLimits, url = () => env.SMTP_URL): MailPort {
  let transport: Transporter | undefined;
  return {
    async send(mail) {
      transport ??= createTransport(
        { url: url(), ...times },
        { from: env.MAIL_FROM, replyTo: env.SUPPORT_EMAIL },
      );
      try {
        await within(whole, transport.sendMail(messageOf(mail)));
      } catch (error) {
        throw mailError(error);
      }
    },
  };
}

export const smtpMail: MailPort = smtpWithin(TIME_LIMITS);

/** Rejects after so many ms. The mail may still arrive: the retry has the same Message-ID. */
async function within<T>(ms: number, sent: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error(), { code: 'ETIMEDOUT' })), ms);
  });
  try {
    return await Promise.race([sent, silence]);
  } finally {
    clearTimeout(timer);
  }
}

function messageOf(mail: OutgoingMail) {
  // Beside the text too, not only attached: that is where calendar programs look for it (RFC 6047).
  const event = mail.attachments.find(({ method }) => method);
  return {
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
  };
}

/** Creates an error from codes alone: servers repeat the recipient's address in their responses, and this is logged. */
function mailError(error: unknown): MailError {
  const { code, command, responseCode, response } = error as Record<string, unknown>;
  const status =
    typeof response === 'string' ? response.match(/\b[245]\.\d{1,3}\.\d{1,3}\b/) : null;
  const parts = [code, command, responseCode, status?.[0]].filter(
    (part) => typeof part === 'string' || typeof part === 'number',
  );
  const message = `mail not accepted: ${parts.join(' ') || 'no reason given'}`;
  return new MailError(message, SILENT.has(String(code)));
}
