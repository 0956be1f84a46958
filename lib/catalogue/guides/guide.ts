import * as z from 'zod';
import { AREA_SLUGS } from '../areas';
import { address, day, text } from '../content-file';
import { REGION_SLUGS } from '../regions';

/** Where a fact comes from. Legal figures change: a page shows the day beside the link. */
export const guideSource = z.strictObject({
  title: text,
  url: address,
  /** The day the source was read. */
  read: day,
});

/** Something that must happen within a time. */
const limit = z.strictObject({ matter: text, time: text, rule: text, source: guideSource });

const section = z.strictObject({ heading: text, paragraphs: z.array(text).min(1) });

const step = z.strictObject({ title: text, text });

/** What each of several things does or is for; also questions with their answers. */
const named = z.record(text, text);

/** content/guides/areas: what an area of practice involves wherever the case is. */
export const areaGuideFile = z.strictObject({
  area: z.enum(AREA_SLUGS),
  /** Names what people bring, before “in Cebu City”: “Labor cases”. */
  topic: text,
  /** The worry in a layperson’s words, and what this area does about it. */
  lead: text,
  sections: z.array(section),
  steps: z.array(step),
  /** What to bring, with the reason. */
  documents: named,
  limits: z.array(limit),
  /** What is paid besides the lawyer’s fee. */
  costs: z.array(text),
  /** The kinds of office or court, with what they do. */
  offices: named,
  questions: named,
});

/** What is true of one area in one place, and nowhere else. */
const pairGuide = z.strictObject({
  /** The first paragraph is alone at the head of the page. */
  local: z.array(text).min(1),
  /** Offices and courts that serve the place, with what they do. */
  offices: named,
  questions: named,
});

/** content/guides/regions: one place that has landing pages. */
export const regionGuideFile = z.strictObject({
  region: z.enum(REGION_SLUGS),
  /** As it reads after “in”: “the Bicol Region”, “Cebu City”. */
  place: text,
  /** What belongs to the place, and where its courts sit. */
  about: text,
  languages: text,
  /** Distances, ferries, weather: what a hearing there takes. */
  travel: text,
  /** Where those without means ask for a free lawyer. */
  freeHelp: text,
  areas: z.record(z.enum(AREA_SLUGS), pairGuide),
});

export type GuideSource = z.output<typeof guideSource>;
export type GuideLimit = z.output<typeof limit>;
export type GuideSection = z.output<typeof section>;
export type GuideStep = z.output<typeof step>;
export type AreaGuide = z.output<typeof areaGuideFile>;
export type RegionGuide = z.output<typeof regionGuideFile>;
