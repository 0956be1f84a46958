import * as z from 'zod';
import laws from '@/content/laws.json' with { type: 'json' };
import { address, contentOf, day, filledText, text } from '../content-file';
import { type GuideSource, guideSource } from '../guides/guide';
import { FREE_HELP_LAW_CHECKED, LAWS, type LawKey } from '../laws';
import { SEARCH_REGIONS } from '../regions';

export const lawsFile = z.strictObject({
  checked: z.strictObject({ pages: day, tax: day, notarization: day, freeHelp: day }),
  laws: z.record(
    z.string().regex(/^[a-z][A-Za-z]*$/),
    z.strictObject({ name: text, title: text, dated: text, url: address }),
  ),
});

const LAW_KEYS = Object.keys(contentOf(lawsFile, 'laws', laws).laws) as LawKey[];

const source = z.union([
  guideSource,
  z.strictObject({ law: z.enum(LAW_KEYS), part: text.optional() }).transform(sourceOfLaw),
]);

function sourceOfLaw({ law, part }: { law: LawKey; part?: string }): GuideSource {
  const { name, dated, url } = LAWS[law];
  return {
    title: [name, part, dated].filter(Boolean).join(', '),
    url,
    read: FREE_HELP_LAW_CHECKED,
  };
}

const kind = z.enum(['pao', 'ibp', 'clinic', 'government']);

const office = z.strictObject({
  kind,
  name: text,
  place: text,
  does: text,
  address: text.optional(),
  hours: text.optional(),
  source,
});

export const officesFile = z.strictObject({
  region: z.enum(SEARCH_REGIONS),
  offices: z.array(office).min(1),
});

const group = z.strictObject({
  kind,
  name: text,
  about: text,
  find: text,
  phones: z.array(text).optional(),
  links: z.array(z.strictObject({ label: text, url: address })),
  sources: z.array(source),
});

export const nationwideFile = z.array(group);

const helpline = z.strictObject({
  name: text,
  does: text,
  phones: z.array(text),
  sources: z.array(source).min(1),
});

export const inDangerFile = z.strictObject({
  emergency: helpline,
  women: helpline,
  barangay: helpline,
  children: helpline,
  crisis: helpline,
  arrested: helpline,
});

/** Monthly net income in centavos. */
const limit = z.strictObject({ place: text, monthly: z.int().positive() });

export const incomeLimitsFile = z.strictObject({
  limits: z.tuple([limit, limit, limit]),
  sources: z.array(source),
});

export function paoQuestionsFile(limits: Readonly<Record<string, string>>) {
  const answer = filledText(limits);
  return z.array(z.strictObject({ question: text, answer, sources: z.array(source) }));
}

export const whatToBringFile = z.array(z.strictObject({ name: text, reason: text }));

export type HelpKind = z.output<typeof kind>;
export type Helpline = z.output<typeof helpline>;
export type HelpOffice = z.output<typeof office>;
export type HelpGroup = z.output<typeof group>;
export type PaoQuestion = z.output<ReturnType<typeof paoQuestionsFile>>[number];
