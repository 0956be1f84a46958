import type { LandingGuide } from '@/lib/catalogue/guides/landing-guide';
import type { Landing } from './landing';
import type { LandingLawyers } from './lawyer-groups';
import { priceQuestion } from './wording';

/**
 * Returns the questions of a landing page with their answers: those of the guide, then the current price of a
 * consultation.
 */
export function questionsOf(landing: Landing, lawyers: LandingLawyers): LandingGuide['questions'] {
  const price = priceQuestion(landing, lawyers);
  return [...landing.guide.questions, ...(price ? [price] : [])];
}
