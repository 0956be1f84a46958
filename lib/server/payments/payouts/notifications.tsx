import 'server-only';
import { BANKS } from '@/lib/catalogue/banks';
import { formatPeso } from '@/lib/domain/platform/money';
import { env } from '@/lib/env';
import { notify } from '@/lib/server/notifications/in-app/service';
import {
  ActionLink,
  Facts,
  MailLayout,
  Paragraph,
  renderMail,
} from '@/lib/server/notifications/mails/mails';
import { queueMail } from '@/lib/server/notifications/mails/service';
import type { Transaction } from '@/lib/server/platform/db/pool';
import type { MailContent } from '@/lib/server/schema/messages';
import type { payouts } from '@/lib/server/schema/payouts';

// Service

interface Owner {
  readonly userId: string;
  readonly firstName: string;
  readonly email: string;
}

/** Notifies a lawyer, once, of how a payout ended; nothing while it has not. */
export async function notifyPayout(
  tx: Transaction,
  payout: typeof payouts.$inferSelect,
  { userId, firstName, email }: Owner,
): Promise<void> {
  const { id, status } = payout;
  if (!isOutcome(status)) return;
  const dedupeKey = `payout:${id}:${status}`;
  await queueMail(tx, {
    to: email,
    template: 'payout',
    dedupeKey,
    content: await payoutMail(payout, status, firstName),
  });
  await notify(tx, {
    userId,
    kind: 'account',
    aboutUserId: null,
    icon: 'payout',
    dedupeKey,
    title: OUTCOME_TITLES[status],
    body: OUTCOME_COPY[status],
    url: '/lawyer-portal/payments',
  });
}

function isOutcome(status: string): status is Outcome {
  return status in OUTCOME_TITLES;
}

// Mails

type PayoutRow = typeof payouts.$inferSelect;

type Outcome = 'PAID' | 'DECLINED' | 'FAILED' | 'RETURNED';

/** Titles without amounts, since they are also the text of a notification. */
const OUTCOME_TITLES: Readonly<Record<Outcome, string>> = {
  PAID: 'Your payout has arrived',
  DECLINED: 'Your payout was declined',
  FAILED: 'Your payout could not be made',
  RETURNED: 'Your bank sent your payout back',
};

const OUTCOME_COPY: Readonly<Record<Outcome, string>> = {
  PAID: 'We transferred it to your bank account.',
  DECLINED: 'The money is back in your balance. You can read the reason in your list of payouts.',
  FAILED: 'The money is back in your balance. Please check the bank account on your profile.',
  RETURNED: 'The money is back in your balance. Please check the bank account on your profile.',
};

/** Builds the mail about how a payout ended. */
function payoutMail(payout: PayoutRow, outcome: Outcome, firstName: string): Promise<MailContent> {
  const { amount, withheld, bankId, accountEnd, reason } = payout;
  const title = OUTCOME_TITLES[outcome];
  const rows: [string, string][] = [
    ['Amount', formatPeso(amount - withheld)],
    ['Bank', BANKS.find(({ id }) => id === bankId)?.name ?? bankId],
    ['Account number', `••••${accountEnd}`],
  ];
  if (outcome === 'DECLINED' && reason) rows.push(['Reason', reason]);
  return renderMail(
    title,
    <MailLayout preview={OUTCOME_COPY[outcome]} title={title}>
      <Paragraph>Hello Atty. {firstName},</Paragraph>
      <Paragraph>{OUTCOME_COPY[outcome]}</Paragraph>
      <Facts rows={rows} />
      <ActionLink href={`${env.SITE_URL}/lawyer-portal/payments`}>See your payouts</ActionLink>
    </MailLayout>,
  );
}
