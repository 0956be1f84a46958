import type { AreaSlug } from '../areas';
import { REGION_SLUGS, type RegionSlug } from '../regions';
import type { AreaGuide, GuideLimit, GuideSection, GuideStep, RegionGuide } from './guide';
import { areaGuide, regionGuide } from './guides';

/** The text of one landing page, in reading order. */
export interface LandingGuide {
  topic: string;
  /** Worded to follow “in”; null on the page of an area everywhere. */
  place: string | null;
  lead: string;
  /** How the matter typically looks in this place; null on the page of an area everywhere. */
  local: GuideSection | null;
  sections: readonly GuideSection[];
  officesHeading: string;
  offices: readonly { name: string; role: string }[];
  steps: readonly GuideStep[];
  documents: readonly { name: string; reason: string }[];
  limits: readonly GuideLimit[];
  /** Empty on a page about one place. */
  costs: readonly string[];
  /** Questions about the place come first. */
  questions: readonly { question: string; answer: string }[];
  /** Languages, travel and free help; null on the page of an area everywhere. */
  goodToKnow: GuideSection | null;
}

/**
 * Number of sections and questions of the area that a page about one place repeats; the others are only on the area's
 * page.
 */
const SHARED_SECTIONS = 1;
const SHARED_QUESTIONS = 2;

/** Composes the text of the landing page of an area, or of an area in one place. */
export function landingGuide(area: AreaSlug, region: RegionSlug | null): LandingGuide {
  const guide = areaGuide(area);
  return region === null ? areaPage(guide) : pairPage(guide, regionGuide(region));
}

function areaPage(guide: AreaGuide): LandingGuide {
  return {
    ...shared(guide),
    place: null,
    lead: guide.lead,
    local: null,
    sections: guide.sections,
    costs: guide.costs,
    officesHeading: 'Which office or court it is',
    offices: offices(guide.offices),
    questions: questions(guide.questions),
    goodToKnow: null,
  };
}

function pairPage(guide: AreaGuide, region: RegionGuide): LandingGuide {
  const { place } = region;
  const pair = region.areas[guide.area];
  const [first = '', ...others] = pair.local;
  return {
    ...shared(guide),
    place,
    lead: first,
    local: { heading: `${guide.topic} in ${place}`, paragraphs: [...others, region.about] },
    sections: guide.sections.slice(0, SHARED_SECTIONS),
    costs: [],
    officesHeading: `Offices and courts for ${place}`,
    offices: offices(pair.offices),
    questions: [
      ...questions(pair.questions),
      ...turned(questions(guide.questions), REGION_SLUGS.indexOf(region.region)).slice(
        0,
        SHARED_QUESTIONS,
      ),
    ],
    goodToKnow: {
      heading: `Good to know in ${place}`,
      paragraphs: [region.travel, region.languages, region.freeHelp],
    },
  };
}

function shared({ topic, steps, documents, limits }: AreaGuide) {
  const listed = Object.entries(documents).map(([name, reason]) => ({ name, reason }));
  return { topic, steps, documents: listed, limits };
}

function offices(byName: Readonly<Record<string, string>>) {
  return Object.entries(byName).map(([name, role]) => ({ name, role }));
}

function questions(byQuestion: Readonly<Record<string, string>>) {
  return Object.entries(byQuestion).map(([question, answer]) => ({ question, answer }));
}

/** Rotates a list, so that neighboring pages repeat different questions. */
function turned<T>(items: readonly T[], by: number): T[] {
  const start = items.length === 0 ? 0 : by % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}
