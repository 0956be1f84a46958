import type { HelpStates } from '@/components/cases/help/situations';
import { notPayableReason } from '@/components/payments/payouts/payout-text';
import type { GoogleCalendarState } from '@/lib/contract/lawyers/google-calendar';
import type { OwnVerification } from '@/lib/contract/lawyers/verification';
import type { LawyerPayouts } from '@/lib/contract/payments/payouts';
import {
  dayKeyStart,
  formatDate,
  formatDay,
  formatDayTime,
} from '@/lib/domain/platform/clock-labels';
import { formatPeso } from '@/lib/domain/platform/money';
import { getGoogle } from '@/lib/server/lawyers/calendars/google-operations';
import { getOwnVerification } from '@/lib/server/lawyers/verification/own';
import { listMeetings } from '@/lib/server/meetings/records/operations';
import { listPayouts } from '@/lib/server/payments/payouts/operations';
import type { requireActor } from '@/lib/server/platform/pipeline/require-actor';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

type Actor = Awaited<ReturnType<typeof requireActor>>;

/** Says how a lawyer's own account stands in the situations of the help; nothing of what cannot be read. */
export async function lawyerStates(actor: Actor): Promise<HelpStates> {
  const [payouts, verification, google] = await Promise.all([
    tryLoad(listPayouts, { query: {} }, actor),
    tryLoad(getOwnVerification, {}, actor),
    tryLoad(getGoogle, {}, actor),
  ]);
  return {
    ...(payouts.ok && { payout_late: payoutState(payouts.data) }),
    ...(verification.ok && { ids_unchecked: checkState(verification.data) }),
    ...(google.ok && google.data.available && { calendar_wrong: calendarState(google.data) }),
  };
}

/** Says how a client's own account stands in the situations of the help; nothing of what cannot be read. */
export async function clientStates(actor: Actor): Promise<HelpStates> {
  const held = await tryLoad(listMeetings, { query: { status: 'PAYMENT_PENDING' } }, actor);
  if (!held.ok) return {};
  const [first] = held.data.results;
  if (!first?.hold_expires_at) return { not_paid: 'No payment of yours is open now.' };
  const until = formatDayTime(Date.parse(first.hold_expires_at));
  return { not_paid: `“${first.subject}” is not paid yet. It is held for you until ${until}.` };
}

/** Says what is on its way to the bank, what comes next, and what stands in the way. */
export function payoutState(payouts: LawyerPayouts): string {
  const { on_the_way, bank, paydays } = payouts;
  if (on_the_way > 0 && bank) {
    return `${formatPeso(on_the_way)} is on its way to ${bank.name}, account ending ${bank.account_end}.`;
  }
  const [next] = paydays;
  const coming = next
    ? `Your next payout: ${formatPeso(next.amount)} on ${formatDate(dayKeyStart(next.day))}.`
    : 'Nothing is due now.';
  const reason = payouts.why_not === 'nothing' ? null : notPayableReason(payouts);
  return reason ? `${coming} ${reason}` : coming;
}

/** Says where the check of the IDs stands. */
export function checkState({ status, submitted_at, decided_at, reason }: OwnVerification): string {
  const day = (at: string | null) => (at ? ` on ${formatDay(Date.parse(at))}` : '');
  switch (status) {
    case 'NONE':
      return 'You have not handed in your IDs yet.';
    case 'PENDING':
      return `Your IDs were handed in${day(submitted_at)} and are being checked.`;
    case 'APPROVED':
      return `Your IDs were checked${day(decided_at)}.`;
    case 'REJECTED':
      return `Your IDs were handed back${day(decided_at)}: ${reason ?? ''}`;
  }
}

/** Says whether the Google Calendar of the lawyer is connected, and when it was last read. */
export function calendarState({ connection }: Pick<GoogleCalendarState, 'connection'>): string {
  if (!connection) return 'Google Calendar is not connected.';
  const read = connection.agreed_at
    ? `last read ${formatDayTime(Date.parse(connection.agreed_at))}`
    : 'not read yet';
  return connection.problem
    ? `Google Calendar cannot be read now; ${read}.`
    : `Google Calendar is connected, ${read}.`;
}
