import 'server-only';
import type { MailPort } from './port';
import { smtpMail } from './smtp';

/** Where mails go out. */
export function mailer(): MailPort {
  return smtpMail;
}
