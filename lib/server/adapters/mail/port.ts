import 'server-only';
import type { MailContent } from '@/lib/server/schema/messages';

export interface OutgoingMail {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** The same for every attempt of one mail, so that a mailbox can detect repeats. */
  messageId: string;
  attachments: MailContent['attachments'];
  /** Address for one-click unsubscribe by POST (RFC 8058); missing for mails that cannot be switched off. */
  stopAddress?: string;
}

export class MailError extends Error {
  override readonly name = 'MailError';

  constructor(
    message: string,
    readonly isSilent: boolean,
  ) {
    super(message);
  }
}

/** Delivers mail. Rejects with a MailError when the server did not accept it; the caller retries. */
export interface MailPort {
  send(mail: OutgoingMail): Promise<void>;
}
