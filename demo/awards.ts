import 'server-only';
import type { LawyerRows } from '@/lib/server/seed/store';
import type { Practice } from './practice/practice';
import type { Random } from './random';

type Award = LawyerRows['awards'][number];
type Maker = (topic: string, city: string, rnd: Random) => Pick<Award, 'title' | 'description'>;

const MAKERS: readonly Maker[] = [
  (topic, city) => ({
    title: `Lecture on ${topic}`,
    description: `Held for lawyers and paralegals at a seminar of the IBP chapter, ${city}.`,
  }),
  (topic, _city, rnd) => ({
    title: `Article on ${topic}`,
    description: `Published in a law journal, ${rnd.between(8, 24)} pages, with sample forms.`,
  }),
  (topic, city) => ({
    title: `Guide to ${topic}`,
    description: `Co-author of a booklet for barangay officials, printed by the city of ${city}.`,
  }),
  (_topic, _city, rnd) => ({
    title: 'Volunteer of the legal aid committee',
    description: `Took ${rnd.between(4, 18)} cases without a fee for the local IBP chapter.`,
  }),
  (_topic, city, rnd) => ({
    title: 'Certificate of appreciation',
    description: `From the city of ${city}, for free legal clinics in ${rnd.between(3, 9)} barangays.`,
  }),
  (topic) => ({
    title: 'Bar review lecturer',
    description: `Lectures on ${topic} for candidates of the bar examinations.`,
  }),
  () => ({
    title: 'Mediator accredited by the court',
    description: 'Trained and accredited for court-annexed mediation in civil cases.',
  }),
];

/**
 * Returns none to three publications, lectures and volunteer posts since the year of admission, or as many as wanted.
 */
export function awardsOf(
  practice: Practice,
  city: string,
  barYear: number,
  rnd: Random,
  wanted?: number,
): LawyerRows['awards'] {
  const latest = 2025;
  const usual = barYear > 2021 ? rnd.pick([0, 0, 1]) : rnd.pick([0, 1, 1, 2, 3]);
  const place = city.replace(/,.*/, '');
  return rnd.sample(MAKERS, wanted ?? usual).map((make, priority) => ({
    ...make(rnd.pick(practice.topics), place, rnd),
    year: rnd.between(Math.min(barYear + 1, latest), latest),
    priority,
  }));
}
