import { ABSENCE_REPORT_HOURS, REFUND_HOURS } from '@/lib/domain/meetings/meeting';

/**
 * The refund rule, from which every screen, mail and page takes its sentences. There is no screen for a confirmed
 * meeting yet, so cancelling is asked for by e-mail.
 */
export const REFUND_RULE = {
  /** Where no time is chosen yet. */
  short: `Full refund if you cancel ${REFUND_HOURS} hours or more before the start, or if the lawyer cancels or does not come.`,
  inTime: `You cancel ${REFUND_HOURS} hours or more before the start: full refund.`,
  later: 'You cancel later: no refund.',
  tooLate: `The start is less than ${REFUND_HOURS} hours away.`,
  lawyerCancels: 'The lawyer cancels: full refund.',
  lawyerAbsent: `The lawyer does not come or call, and you tell us within ${ABSENCE_REPORT_HOURS} hours of the start: full refund.`,
  clientAbsent: 'You do not come: no refund.',
  /** What a full refund is. */
  whole:
    'A full refund is everything you paid, the platform fee included, to the method it came from.',
  anotherTime: 'For another time, cancel and book again.',
} as const;

/** Who reads it. */
type Reader = 'client' | 'lawyer';

/** Around the last moment, `Tuesday 24 November, 10:00 AM PHT`, while it is ahead. */
export function refundUntil(reader: Reader): readonly [before: string, after: string] {
  return [`Full refund if ${cancels(reader)} until `, ', none after that.'];
}

/** When that moment has passed. */
export function noRefund(reader: Reader): string {
  return `${REFUND_RULE.tooLate.slice(0, -1)}: no refund if ${cancels(reader)}.`;
}

export function refundByLawyer(reader: Reader): string {
  return reader === 'client'
    ? 'If the lawyer cancels or does not come, you get a full refund.'
    : 'If you cancel or do not come, the client gets a full refund.';
}

/** Around the address to write to. */
export const HOW_TO_CANCEL = [
  'To cancel, write to ',
  ' from the e-mail address of your account. The moment your message arrives counts.',
] as const;

/** In a mail, which has that address as its Reply-To. */
export const CANCEL_BY_ANSWER =
  'To cancel, answer this mail. The moment your answer arrives counts.';

/** Around the address to write to, after the start. */
export const HOW_TO_REPORT_ABSENCE = [
  'The lawyer did not come? Write to ',
  ` within ${ABSENCE_REPORT_HOURS} hours of the start.`,
] as const;

/** Money that arrives when the time is no longer held. */
export const LATE_PAYMENT = 'A payment that arrives after the time has gone is refunded in full.';

function cancels(reader: Reader): string {
  return reader === 'client' ? 'you cancel' : 'the client cancels';
}
