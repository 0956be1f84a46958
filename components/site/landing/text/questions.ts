import type { LandingGuide } from '@/lib/catalogue/guides/landing-guide';
import type { Landing } from './landing';
import type { LandingLawyers } from './lawyer-groups';
import { priceQuestion } from './wording';

/** The questions of a landing page with their answers, in order: those of the guide, then what a consultation costs now. */
export function questionsOf(landing: Landing, lawyers: LandingLawyers): LandingGuide['questions'] {
  const price = priceQuestion(landing, lawyers);
  return [...landing.guide.questions, ...(price ? [price] : [])];
}
