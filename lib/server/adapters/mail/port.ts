import 'server-only';
import type { MailContent } from '@/lib/server/schema/messages';

export interface OutgoingMail {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Same for every try of one mail, so that a mailbox can detect repeats. */
  messageId: string;
  attachments: MailContent['attachments'];
  /** Where one POST ends mails like this one (RFC 8058); none where they cannot be switched off. */
  stopAddress?: string;
}

/** The server did not accept a mail. */
export class MailError extends Error {
  override readonly name = 'MailError';

  constructor(
    message: string,
    /** It did not answer in time. */
    readonly isSilent: boolean,
  ) {
    super(message);
  }
}

/** Delivers mail. Rejects with a MailError when the server did not accept it; the caller tries again. */
export interface MailPort {
  send(mail: OutgoingMail): Promise<void>;
}
