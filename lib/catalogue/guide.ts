import type { AreaSlug } from './areas';
import type { RegionSlug } from './regions';

/** Where a fact comes from. Legal figures change: a page shows the day beside the link. */
export interface GuideSource {
  title: string;
  url: string;
  /** The day the source was read, YYYY-MM-DD. */
  read: string;
}

/** Something that must happen within a time. */
export interface GuideLimit {
  matter: string;
  time: string;
  rule: string;
  source: GuideSource;
}

export interface GuideSection {
  heading: string;
  paragraphs: readonly string[];
}

export interface GuideStep {
  title: string;
  text: string;
}

/** What an area of practice involves wherever the case is. */
export interface AreaGuide {
  area: AreaSlug;
  /** Names what people bring, before “in Cebu City”: “Labor cases”. */
  topic: string;
  /** The worry in a layperson’s words, and what this area does about it. */
  lead: string;
  sections: readonly GuideSection[];
  steps: readonly GuideStep[];
  /** What to bring, with the reason. */
  documents: Readonly<Record<string, string>>;
  limits: readonly GuideLimit[];
  /** What is paid besides the lawyer’s fee. */
  costs: readonly string[];
  /** The kinds of office or court, with what they do. */
  offices: Readonly<Record<string, string>>;
  questions: Readonly<Record<string, string>>;
}

/** What is true of one area in one place, and nowhere else. */
export interface PairGuide {
  /** The first paragraph is alone at the head of the page. */
  local: readonly string[];
  /** Offices and courts that serve the place, with what they do. */
  offices: Readonly<Record<string, string>>;
  questions: Readonly<Record<string, string>>;
}

/** One place that has landing pages. */
export interface RegionGuide {
  region: RegionSlug;
  /** As it reads after “in”: “the Bicol Region”, “Cebu City”. */
  place: string;
  /** What belongs to the place, and where its courts sit. */
  about: string;
  languages: string;
  /** Distances, ferries, weather: what a hearing there takes. */
  travel: string;
  /** Where those without means ask for a free lawyer. */
  freeHelp: string;
  areas: Readonly<Record<AreaSlug, PairGuide>>;
}
