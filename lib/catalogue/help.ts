import * as z from 'zod';
import situations from '@/content/help/situations.json' with { type: 'json' };
import {
  HELP_SIDES,
  HELP_SITUATIONS,
  type HelpSide,
  type HelpSituation,
} from '@/lib/domain/cases/help';
import { SUPPORT_HOURS, supportAt } from '@/lib/domain/cases/support-hours';
import { BANK_CHANGE_HOURS } from '@/lib/domain/lawyers/bank-account';
import { ABSENCE_ANSWER_HOURS } from '@/lib/domain/meetings/attendance/absence';
import {
  ABSENT_AFTER_MINUTES,
  LAWYER_PRESENCE_MS,
  TOGETHER_MS,
} from '@/lib/domain/meetings/attendance/presence';
import { RELEASE_HOURS } from '@/lib/domain/meetings/release-rule';
import { dayKey, formatDate, formatTime, weekdayName } from '@/lib/domain/platform/clock-labels';
import { DAY_MS, MINUTE_MS, manilaDayStart } from '@/lib/domain/platform/time';
import { contentOf, filledText, slug, text } from './content-file';
import { HOLIDAYS } from './holidays';
import { LATE_PAYMENT, REFUND_RULE } from './refund-rule';

const RULES = {
  ...REFUND_RULE,
  latePayment: LATE_PAYMENT,
  payday: `The money of a video meeting is yours ${RELEASE_HOURS.VIDEO} hours after its end, of one by phone ${RELEASE_HOURS.PHONE} hours after; it is paid out on the next Monday.`,
  smallPayout: 'A balance below the smallest payout waits for the next Monday.',
  newBank: `A new bank account is paid to from ${BANK_CHANGE_HOURS} hours after you gave it.`,
  lawyerCame: `You have come if you were in the call for ${LAWYER_PRESENCE_MS / MINUTE_MS} minutes of the first ${ABSENT_AFTER_MINUTES}, or ${TOGETHER_MS / MINUTE_MS} minute together with the client.`,
  clientGone:
    'A client who does not come gets nothing back, and your fee is released as after any meeting.',
  answerReport: `A report that you did not come waits ${ABSENCE_ANSWER_HOURS} hours for your answer; without one the money goes back.`,
};

const OTHER = 'other';
const CLIENT_MEETINGS = '/customer-portal';

export const helpFile = z
  .array(
    z.strictObject({
      id: z.enum(HELP_SITUATIONS).exclude([OTHER]),
      side: z.enum(HELP_SIDES),
      anchor: slug,
      title: text,
      steps: z.array(filledText(RULES)).min(1).readonly(),
      links: z.array(z.strictObject({ label: text, href: z.string().startsWith('/') })).readonly(),
      we: filledText(RULES),
    }),
  )
  .readonly();

export type HelpEntry = z.output<typeof helpFile>[number];

export const HELP: readonly HelpEntry[] = contentOf(helpFile, 'help/situations', situations);

/** Returns the situations of one side, with links into its own portal. */
export function helpFor(side: Exclude<HelpSide, 'both'>): HelpEntry[] {
  return HELP.filter((entry) => entry.side === side || entry.side === 'both').map((entry) =>
    side === 'lawyer' ? { ...entry, links: entry.links.map(ofLawyer) } : entry,
  );
}

function ofLawyer(link: HelpEntry['links'][number]): HelpEntry['links'][number] {
  return link.href === CLIENT_MEETINGS ? { ...link, href: '/lawyer-portal/meetings' } : link;
}

export function situationTitle(situation: HelpSituation): string {
  return HELP.find(({ id }) => id === situation)?.title ?? 'Something else';
}

/** Returns what each situation is called. */
export function situationTitles(): Record<HelpSituation, string> {
  const titles = HELP_SITUATIONS.map((situation) => [situation, situationTitle(situation)]);
  return Object.fromEntries(titles);
}

const clock = (minute: number) => formatTime(manilaDayStart(0) + minute * MINUTE_MS);

export const SUPPORT_HOURS_TEXT = `Monday to Saturday, ${clock(SUPPORT_HOURS.opens)} to ${clock(SUPPORT_HOURS.closes)}, Philippine time. Closed on national holidays.`;

/** Returns `Open now, until 6:00 PM` or `Closed now, opens Monday 8:00 AM` for an instant (epoch ms). */
export function supportNow(now: number): { readonly open: boolean; readonly text: string } {
  const state = supportAt(
    now,
    HOLIDAYS.map(({ date }) => date),
  );
  if (state.open) return { open: true, text: `Open now, until ${formatTime(state.until)}` };
  const { from } = state;
  const day = dayKey(from) === dayKey(now) ? 'today' : nearDay(from, now);
  return { open: false, text: `Closed now, opens ${day} ${formatTime(from)}` };
}

function nearDay(instant: number, now: number): string {
  return instant - now < 6 * DAY_MS ? weekdayName(instant) : formatDate(instant);
}
