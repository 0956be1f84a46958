import * as z from 'zod';
import about from '@/content/faq/about.json' with { type: 'json' };
import booking from '@/content/faq/booking.json' with { type: 'json' };
import changes from '@/content/faq/changes.json' with { type: 'json' };
import choosing from '@/content/faq/choosing.json' with { type: 'json' };
import data from '@/content/faq/data.json' with { type: 'json' };
import lawyers from '@/content/faq/lawyers.json' with { type: 'json' };
import meeting from '@/content/faq/meeting.json' with { type: 'json' };
import { OFFERED_CLIENTS } from '@/lib/domain/meetings/waitlist';
import { contentOf, filledText, slug, text } from './content-file';
import { FREE_CONSULTATION } from './free-consultation';
import { FREE_RULE } from './free-rule';
import {
  HOW_TO_REPORT_ABSENCE,
  LATE_PAYMENT,
  MOVE_RULE,
  REFUND_RULE,
  WHERE_TO_CHANGE,
} from './refund-rule';

/** Values of the `{{…}}` placeholders in answers: durations and refunds follow the booking rules. */
const RULES = {
  ...REFUND_RULE,
  moveFree: MOVE_RULE.free,
  moveByClient: MOVE_RULE.byClient,
  moveByLawyer: MOVE_RULE.byLawyer,
  howToReportAbsence: HOW_TO_REPORT_ABSENCE,
  latePayment: LATE_PAYMENT,
  whereToChange: WHERE_TO_CHANGE,
  freeConsultation: FREE_CONSULTATION,
  freeRule: FREE_RULE.sentence,
  offeredClients: OFFERED_CLIENTS,
};

const entry = z.strictObject({
  /** Fragment on /faq: `/faq#cancel`. */
  id: slug,
  question: text,
  answer: filledText(RULES),
  link: z.strictObject({ label: text, href: z.string().startsWith('/') }).optional(),
});

/** Schema of content/faq: a group of questions. */
export const faqFile = z.strictObject({
  id: slug,
  title: text,
  entries: z.array(entry).min(1).readonly(),
});

export type FaqEntry = z.output<typeof entry>;
export type FaqGroup = z.output<typeof faqFile>;

const FILES = { about, choosing, booking, meeting, changes, data, lawyers };

/** All questions of /faq: the twelve of the main page and the less common ones. */
export const FAQ_GROUPS: readonly FaqGroup[] = Object.entries(FILES).map(([name, file]) =>
  contentOf(faqFile, `faq/${name}`, file),
);

export const FAQ: readonly FaqEntry[] = [
  'what-it-is',
  'register',
  'verified',
  'price',
  'after-booking',
  'video',
  'cancel',
  'no-show',
  'documents',
  'abroad',
  'languages',
  'join',
].map(entryOf);

function entryOf(id: string): FaqEntry {
  const found = FAQ_GROUPS.flatMap(({ entries }) => entries).find((one) => one.id === id);
  if (!found) throw new Error(`content/faq has no question ${id}`);
  return found;
}

/** Returns all questions, adapted to the services that can also be used to register. */
export function faqGroups(services: readonly string[]): readonly FaqGroup[] {
  return FAQ_GROUPS.map((group) => ({
    ...group,
    entries: withServices(group.entries, services),
  }));
}

/** Returns the same entries, adapted to the services that can also be used to register. */
export function withServices(
  entries: readonly FaqEntry[],
  services: readonly string[],
): readonly FaqEntry[] {
  if (services.length === 0) return entries;
  const also = ` You can also register with ${services.join(' or ')}.`;
  return entries.map((one) =>
    one.id === 'register' ? { ...one, answer: `${one.answer}${also}` } : one,
  );
}
