import 'server-only';
import { BANKS } from '@/lib/catalogue/banks';
import { RELEASE_HOURS } from '@/lib/domain/meetings/release-rule';
import { payoutPostings, releasePostings } from '@/lib/domain/payments/ledger';
import { planPayout, weeklyCause } from '@/lib/domain/payments/payout';
import { DEFAULT_SETTINGS } from '@/lib/domain/payments/settings';
import {
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  manilaDayNumber,
  manilaDayStart,
  manilaMonday,
} from '@/lib/domain/platform/time';
import { maskedAccountNumber } from '@/lib/server/lawyers/banking/banking';
import type { payouts } from '@/lib/server/schema/payouts';
import type { MeetingRows, NewEntry, NewWithholding } from '@/lib/server/seed/store';
import { demoAccount } from '../accounts';
import type { DemoLawyer } from '../lawyers';
import { uuidOf } from '../random';
import { demoWithholdings } from './tax';

type NewPayout = typeof payouts.$inferInsert;

interface DemoPayouts {
  /** All meetings; those with `releasedAt` belong to the demo lawyer. */
  readonly meetings: readonly MeetingRows[];
  readonly entries: readonly NewEntry[];
  readonly payouts: readonly NewPayout[];
  readonly withholdings: readonly NewWithholding[];
}

interface Release {
  readonly rows: MeetingRows;
  readonly at: number;
  readonly paymentId: string;
  /** Centavos, before tax. */
  readonly amount: number;
}

/**
 * Returns the released money of the demo lawyer's meetings and its weekly payouts, except the last week, which is
 * still due. Other lawyers' money is released by the job.
 */
export function demoPayouts(
  now: number,
  lawyers: readonly DemoLawyer[],
  meetings: readonly MeetingRows[],
): DemoPayouts {
  const { name } = demoAccount('lawyer');
  const lawyer = lawyers.find(({ rows }) => rows.lawyer.displayName === name)?.rows.lawyer;
  if (!lawyer) return { meetings, entries: [], payouts: [], withholdings: [] };
  const own = meetings.filter(({ meeting }) => meeting.lawyerId === lawyer.id);
  const releases = own.flatMap((rows) => releaseOf(rows, now)).toSorted((a, b) => a.at - b.at);
  const withholdings = demoWithholdings(now, lawyer.id, releases);
  const taxes = new Map(withholdings.map(({ paymentId, withheld }) => [paymentId, withheld]));
  const taxOf = ({ paymentId }: Release) => taxes.get(paymentId) ?? 0;
  const made = weekly(
    lawyer,
    releases.map((release) => ({ at: release.at, amount: release.amount - taxOf(release) })),
    now,
  );
  const at = new Map(releases.map((release) => [release.rows, release.at]));
  return {
    meetings: meetings.map((rows) => {
      const released = at.get(rows);
      if (released === undefined) return rows;
      return { ...rows, meeting: { ...rows.meeting, releasedAt: new Date(released) } };
    }),
    entries: [
      ...releases.map((release) => {
        const { paymentId, at: releasedAt, amount } = release;
        const postings = releasePostings(amount, taxOf(release));
        return entryOf('release', 'payment', paymentId, releasedAt, postings);
      }),
      ...made.map(({ entry }) => entry),
    ],
    payouts: made.map(({ payout }) => payout),
    withholdings,
  };
}

function releaseOf(rows: MeetingRows, now: number): Release[] {
  const { meeting, payment, refund } = rows;
  const at = meeting.endsAt.getTime() + RELEASE_HOURS[meeting.type] * HOUR_MS;
  if (meeting.status !== 'COMPLETED' || !payment?.paidAt || refund || at > now) return [];
  return [{ rows, at, paymentId: payment.id, amount: payment.price }];
}

/** The job runs at 03:17 in Manila. */
const RUN_AT_MS = 197 * MINUTE_MS;

/** Returns the payouts of what was released, less tax, in each week. */
function weekly(
  lawyer: DemoLawyer['rows']['lawyer'],
  releases: readonly Pick<Release, 'at' | 'amount'>[],
  now: number,
) {
  const first = Math.min(now, ...releases.map(({ at }) => at));
  const thisWeek = manilaMonday(manilaDayNumber(now));
  const made: { payout: NewPayout; entry: NewEntry }[] = [];
  let taken = 0;
  for (let day = manilaMonday(manilaDayNumber(first)); day < thisWeek; day += 7) {
    const at = manilaDayStart(day) + RUN_AT_MS;
    const released = releases.filter((release) => release.at <= at);
    const available = released.reduce((sum, { amount }) => sum + amount, 0) - taken;
    const next = payoutAt(lawyer, available, at);
    if (!next) continue;
    made.push(next);
    taken += next.payout.amount;
  }
  return made;
}

function payoutAt(
  { id: lawyerId, bankId, bankAccountName, bankAccountNumber }: DemoLawyer['rows']['lawyer'],
  available: number,
  at: number,
) {
  const bank = BANKS.find(({ id }) => id === bankId);
  const minimum = DEFAULT_SETTINGS.payout_minimum;
  const account = bank && { rails: bank.rails, changedAt: null };
  const plan = planPayout({ available, minimum, hasOpen: false, bank: account ?? null }, at);
  if (typeof plan === 'string' || !bank || !bankAccountNumber) return undefined;
  const cause = weeklyCause(at) ?? '';
  const id = uuidOf(`payout ${cause} of ${lawyerId}`);
  const arrived = new Date(at + (plan.rail === 'instapay' ? MINUTE_MS : DAY_MS));
  const payout: NewPayout = {
    id,
    lawyerId,
    cause,
    ...plan,
    status: 'PAID',
    bankId: bank.id,
    accountName: bankAccountName,
    gateway: 'local',
    reference: `demo-${id}`,
    accountEnd: maskedAccountNumber(lawyerId, bankAccountNumber).slice(-4),
    createdAt: new Date(at),
    sentAt: new Date(at),
    checkedAt: arrived,
    paidAt: arrived,
  };
  const postings = payoutPostings(plan.amount, plan.withheld);
  return { payout, entry: entryOf('payout', 'payout', id, at, postings) };
}

function entryOf(
  kind: 'release' | 'payout',
  sourceType: 'payment' | 'payout',
  sourceId: string,
  at: number,
  postings: ReturnType<typeof releasePostings>,
): NewEntry {
  const entryId = uuidOf(`${kind} of ${sourceId}`);
  const createdAt = new Date(at);
  return {
    id: entryId,
    kind,
    sourceType,
    sourceId,
    createdAt,
    postings: postings.map((line) => ({ ...line, entryId, createdAt })),
  };
}
