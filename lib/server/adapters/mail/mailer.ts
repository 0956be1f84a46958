import 'server-only';
import { requireReleased } from '@/lib/server/platform/installation/hold-service';
import type { MailPort } from './port';
import { smtpMail } from './smtp';

/** None leaves a held installation. */
const WHEN_RELEASED: MailPort = {
  async send(mail) {
    await requireReleased();
    await smtpMail.send(mail);
  },
};

/** Where mails go out. */
export function mailer(): MailPort {
  return WHEN_RELEASED;
}
