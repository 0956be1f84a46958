import { ABSENCE_ANSWER_HOURS } from '@/lib/domain/meetings/attendance/absence';
import { ABSENT_AFTER_MINUTES } from '@/lib/domain/meetings/attendance/presence';
import { GRACE_HOURS } from '@/lib/domain/meetings/cancellation';
import { ABSENCE_REPORT_HOURS, type MeetingType } from '@/lib/domain/meetings/meeting';
import { RELEASE_HOURS } from '@/lib/domain/meetings/release-rule';
import { PAYMENT_METHODS } from '@/lib/domain/payments/payment';
import { BY_HAND_BANKING_DAYS } from '@/lib/domain/payments/refund';
import { REFUND_HOURS } from '@/lib/domain/payments/refund-outlook';
import { REFUND_DAYS } from '@/lib/domain/payments/refund-windows';
import { formatTime } from '@/lib/domain/platform/clock-labels';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import { PAYMENT_METHOD_LABELS } from './payment-methods';

/** The refund rule, the source of its sentences on every screen, page and in mails. */
export const REFUND_RULE = {
  brief: `Full refund up to ${REFUND_HOURS} hours before the start`,
  short: `Full refund if you cancel ${REFUND_HOURS} hours or more before the start, or if the lawyer cancels or does not come.`,
  inTime: `You cancel ${REFUND_HOURS} hours or more before the start: full refund.`,
  later:
    'You cancel later: no refund. Instead you can change the time once, until the meeting starts.',
  lawyerCancels: 'The lawyer cancels: full refund.',
  lawyerLate: `You join a video meeting and the lawyer is ${ABSENT_AFTER_MINUTES} minutes late: full refund, without asking. If that does not happen by itself, you can report it within ${RELEASE_HOURS.VIDEO} hours of the end.`,
  lawyerSilent: `The lawyer of a meeting by phone does not call, and you report it within ${ABSENCE_REPORT_HOURS} hours of the start: full refund.`,
  unconnected:
    'You were both in a video meeting and it could never be connected: full refund at once, or another time without paying again, as you choose. With another time, the refund counts from the new start.',
  clientAbsent: 'You do not come: no refund.',
  whole:
    'A full refund is everything you paid, the platform fee included, to the method it came from.',
  byHand: `Where the money can’t go back that way, as with QR Ph, or when too much time has passed for the method, we ask you for a bank or wallet account on the page of the meeting or agreement and transfer it there within ${BY_HAND_BANKING_DAYS} banking days.`,
} as const;

/** For how long refunds to the original method are possible: `60 days after a payment by card, …`. */
export const REFUND_WINDOWS = windowsInWords();

function windowsInWords(): string {
  const timed = PAYMENT_METHODS.filter((method) => {
    const days = REFUND_DAYS[method];
    return days > 0 && Number.isFinite(days);
  });
  const words = timed.map(
    (method) => `${PAYMENT_METHOD_LABELS[method].label} ${REFUND_DAYS[method]} days`,
  );
  return words.join(', ');
}

export const IF_NOT_BACK = 'If that is not possible, we will ask you for a bank or wallet account.';

export const MOVE_RULE = {
  free: 'Changing the time costs nothing, and the price stays as it is.',
  byClient:
    'If you move the meeting, the earliest start it ever had counts for the refund, so moving it never gives you longer to cancel.',
  byLawyer: `If the lawyer moves it, the new start counts. In any case you can then cancel for a full refund for ${GRACE_HOURS} hours, or until the meeting starts where that is sooner.`,
} as const;

export const MOVED_TOO_NEAR = `The new time is less than ${REFUND_HOURS} hours away: once you move the meeting there, cancelling gives no refund.`;

export const CLIENT_MAY_LEAVE = 'After your change the client can cancel for a full refund';

export const CLIENT_MAY_LEAVE_UNTIL = `${CLIENT_MAY_LEAVE} until ${REFUND_HOURS} hours before the new start, and in any case for ${GRACE_HOURS} hours, or until the start where that is sooner.`;

export const WHERE_TO_CHANGE =
  'You can change the time or cancel on the meeting page in your portal until the meeting starts.';

export const CHANGE_THERE = 'To change the time or cancel, open the meeting.';

export const CANCEL_BOOKING = 'Cancel this booking';

type Reader = 'client' | 'lawyer';

export function refundUntil(reader: Reader): readonly [before: string, after: string] {
  return [`Full refund if ${cancels(reader)} by `, ', none after that.'];
}

export const REFUND_AHEAD = [
  'Full refund until ',
  '. After that you can change the time once.',
] as const;

export function noRefundAhead(startsIn: number): string {
  const [count, unit] =
    startsIn < HOUR_MS
      ? [Math.max(1, Math.floor(startsIn / MINUTE_MS)), 'minute']
      : [Math.floor(startsIn / HOUR_MS), 'hour'];
  const span = `${count} ${unit}${count === 1 ? '' : 's'}`;
  return `Starts in ${span}: no refund if you cancel. You can change the time once.`;
}

export const ALL_REFUND_RULES = 'All refund rules';

/** Said after the deadline, also of what was booked after it. */
function refundsEnd(isMoved: boolean): string {
  return isMoved
    ? `refunds ended ${REFUND_HOURS} hours before its earliest start, and moving it does not change that.`
    : `refunds end ${REFUND_HOURS} hours before the start.`;
}

/** `isMoved` as `isOfEarlierStart` has it. */
export function nothingBack(isMoved: boolean): string {
  return `Nothing is refunded: ${refundsEnd(isMoved)}`;
}

/** `isMoved` as `isOfEarlierStart` has it, or where a move is about to be made. */
export function noRefund(reader: Reader, isMoved: boolean): string {
  return `No refund if ${cancels(reader)}: ${refundsEnd(isMoved)}`;
}

export function refundByLawyer(reader: Reader): string {
  return reader === 'client'
    ? 'If the lawyer cancels or does not come, you get a full refund.'
    : 'If you cancel or do not come, the client gets a full refund.';
}

export const REPORT_ABSENCE: Readonly<Record<MeetingType, string>> = {
  PHONE: 'Report that nobody called',
  VIDEO: 'Report that the lawyer did not come',
};

export const UNCONNECTED_TOO =
  'Report it too where you were both in the call and it could not be connected: if our record says so, you get everything back at once, and nobody counts as absent.';

export const NEVER_CONNECTED = {
  title: 'The call could not be connected',
  why: 'You were both in the call, and your browsers did not reach each other. Nobody counts as absent.',
  refund: 'The refund counts from the new start.',
} as const;

export function movedUnconnected(paid: boolean): string {
  const counts = paid ? ' What was paid counts for the new time.' : '';
  return `The call could not be connected. Nobody counts as absent.${counts}`;
}

export const HOW_TO_REPORT_ABSENCE = `To report that nobody called or came, press “${REPORT_ABSENCE.PHONE}” or “${REPORT_ABSENCE.VIDEO}” on the meeting page, from ${ABSENT_AFTER_MINUTES} minutes after the start. The lawyer has ${ABSENCE_ANSWER_HOURS} hours to object. If they do not object, you get your money back. If they do, a person at Sangguni decides.`;

export function whileLawyerIsAway(start: number, paid: boolean): string {
  const by = `${formatTime(start + ABSENT_AFTER_MINUTES * MINUTE_MS)} PHT`;
  return paid
    ? `If the lawyer is not here by ${by}, you get everything back without asking.`
    : `If the lawyer is not here by ${by}, the meeting is cancelled.`;
}

export const LATE_PAYMENT =
  'If your payment arrives after the time has been released, you get a full refund.';

function cancels(reader: Reader): string {
  return reader === 'client' ? 'you cancel' : 'the client cancels';
}
