import 'server-only';
import { BANK_CHANGE_HOURS } from '@/lib/domain/lawyers/bank-account';
import { env } from '@/lib/env';
import {
  ActionLink,
  Facts,
  MailLayout,
  Paragraph,
  renderMail,
} from '@/lib/server/notifications/mails/mails';
import type { MailContent } from '@/lib/server/schema/messages';

export function bankAccountChangedMail(props: {
  firstName: string;
  bank: string;
  accountNumber: string;
}): Promise<MailContent> {
  return renderMail(
    'Your bank account for payouts was changed',
    <MailLayout
      preview={`It is now ${props.bank}, ${props.accountNumber}.`}
      title="Your bank account was changed"
    >
      <Paragraph>Hello Atty. {props.firstName},</Paragraph>
      <Paragraph>Your profile now has this bank account:</Paragraph>
      <Facts
        rows={[
          ['Bank', props.bank],
          ['Account number', props.accountNumber],
        ]}
      />
      <Paragraph>
        For your safety, we make no payouts for {BANK_CHANGE_HOURS} hours after a change. After
        that, payouts go to this account.
      </Paragraph>
      <Paragraph>
        If you did not change it, someone else may know your password. Please change your password
        and correct the bank account right away.
      </Paragraph>
      <ActionLink href={`${env.SITE_URL}/lawyer-portal/account-settings/security#password`}>
        Go to my account settings
      </ActionLink>
    </MailLayout>,
  );
}
