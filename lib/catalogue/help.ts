import * as z from 'zod';
import situations from '@/content/help/situations.json' with { type: 'json' };
import { HELP_SITUATIONS, type HelpSituation } from '@/lib/domain/cases/help';
import { SUPPORT_HOURS, supportAt } from '@/lib/domain/cases/support-hours';
import { dayKey, formatDate, formatTime, weekdayName } from '@/lib/domain/platform/clock-labels';
import { DAY_MS, MINUTE_MS, manilaDayStart } from '@/lib/domain/platform/time';
import { contentOf, filledText, slug, text } from './content-file';
import { HOLIDAYS } from './holidays';
import { LATE_PAYMENT, REFUND_RULE } from './refund-rule';

const RULES = { ...REFUND_RULE, latePayment: LATE_PAYMENT };

const OTHER = 'other';

export const helpFile = z
  .array(
    z.strictObject({
      id: z.enum(HELP_SITUATIONS).exclude([OTHER]),
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

export function situationTitle(situation: HelpSituation): string {
  return HELP.find(({ id }) => id === situation)?.title ?? 'Something else';
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
