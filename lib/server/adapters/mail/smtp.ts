import 'server-only';
import { createTransport, type Transporter } from 'nodemailer';
import { env } from '@/lib/env';
import type { MailPort } from './port';

let transport: Transporter | undefined;

/** SMTP (RFC 5321) by SMTP_URL: the local inbox or the provider's relay. */
export const smtpMail: MailPort = {
  async send(mail) {
    transport ??= createTransport(env.SMTP_URL, { from: env.MAIL_FROM });
    await transport.sendMail({
      to: mail.to,
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      messageId: mail.messageId,
      attachments: mail.attachments.map((file) => ({
        filename: file.name,
        contentType: file.contentType,
        content: file.content,
      })),
    });
  },
};
