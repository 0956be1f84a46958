import 'server-only';
import { requireReleased } from '@/lib/server/platform/installation/hold-service';
import type { MailPort } from './port';
import { smtpMail } from './smtp';

/** Sends nothing while the installation is held. */
const WHEN_RELEASED: MailPort = {
  async send(mail) {
    await requireReleased();
    await smtpMail.send(mail);
  },
};

export function mailer(): MailPort {
  return WHEN_RELEASED;
}
