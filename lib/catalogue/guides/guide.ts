import * as z from 'zod';
import { AREA_SLUGS } from '../areas';
import { address, day, text } from '../content-file';
import { REGION_SLUGS } from '../regions';

/** Source of a fact. Legal figures change, so the page shows the day beside the link. */
export const guideSource = z.strictObject({
  title: text,
  url: address,
  /** The day the source was read. */
  read: day,
});

const limit = z.strictObject({ matter: text, time: text, rule: text, source: guideSource });

const section = z.strictObject({ heading: text, paragraphs: z.array(text).min(1) });

const step = z.strictObject({ title: text, text });

const named = z.record(text, text);

export const areaGuideFile = z.strictObject({
  area: z.enum(AREA_SLUGS),
  /** The matters people bring, worded to precede “in Cebu City”: “Labor cases”. */
  topic: text,
  /** The worry in a layperson’s words, and what this area does about it. */
  lead: text,
  sections: z.array(section),
  steps: z.array(step),
  documents: named,
  limits: z.array(limit),
  costs: z.array(text),
  offices: named,
  questions: named,
});

const pairGuide = z.strictObject({
  /** The first paragraph opens the page by itself. */
  local: z.array(text).min(1),
  offices: named,
  questions: named,
});

export const regionGuideFile = z.strictObject({
  region: z.enum(REGION_SLUGS),
  /** Worded to follow “in”: “the Bicol Region”, “Cebu City”. */
  place: text,
  about: text,
  languages: text,
  /** Distances, ferries, weather: what attending a hearing there takes. */
  travel: text,
  /** Where people without means can ask for a free lawyer. */
  freeHelp: text,
  areas: z.record(z.enum(AREA_SLUGS), pairGuide),
});

export type GuideSource = z.output<typeof guideSource>;
export type GuideLimit = z.output<typeof limit>;
export type GuideSection = z.output<typeof section>;
export type GuideStep = z.output<typeof step>;
export type AreaGuide = z.output<typeof areaGuideFile>;
export type RegionGuide = z.output<typeof regionGuideFile>;
