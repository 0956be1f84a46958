import 'server-only';
import { BANK_CHANGE_HOURS } from '@/lib/domain/lawyers/bank-account';
import { Facts, MailLayout, Paragraph, renderMail } from '@/lib/server/notifications/mails/mails';
import type { MailContent } from '@/lib/server/schema/messages';

/** Notifies a lawyer that another bank account was set. */
export function bankAccountChangedMail(props: {
  firstName: string;
  bank: string;
  /** Masked. */
  accountNumber: string;
}): Promise<MailContent> {
  return renderMail(
    'Your bank account was changed',
    <MailLayout
      preview="Another bank account was set on your profile."
      title="Your bank account was changed"
    >
      <Paragraph>Hello Atty. {props.firstName},</Paragraph>
      <Paragraph>This is the bank account on your profile from now on:</Paragraph>
      <Facts
        rows={[
          ['Bank', props.bank],
          ['Account number', props.accountNumber],
        ]}
      />
      <Paragraph>
        For your safety nothing is paid out for {BANK_CHANGE_HOURS} hours after a change. Then
        payouts go to this account.
      </Paragraph>
      <Paragraph>
        If you did not change it, somebody else knows your password. Please change the password and
        correct the account at once.
      </Paragraph>
    </MailLayout>,
  );
}
