import { AREA_SLUGS } from '../areas';
import { REGION_SLUGS } from '../regions';
import { type LandingGuide, landingGuide } from './landing-guide';

/** Part of the words of the shorter page that stand, sentence by sentence, on the other one too. */
const MAX_SIMILARITY = 0.7;

/** The running text of a page, without headings and names, which would make pages look less alike than they read. */
function sentencesOf(guide: LandingGuide): Map<string, number> {
  const { local, sections, goodToKnow, steps, documents, limits, costs, offices } = guide;
  const headed = [...(local ? [local] : []), ...sections, ...(goodToKnow ? [goodToKnow] : [])];
  const texts = [
    guide.lead,
    ...headed.flatMap(({ paragraphs }) => paragraphs),
    ...offices.map(({ role }) => role),
    ...steps.map(({ text }) => text),
    ...documents.map(({ reason }) => reason),
    ...limits.map(({ matter, time }) => `${matter}: ${time}`),
    ...costs,
    ...guide.questions.flatMap(({ question, answer }) => [question, answer]),
  ];
  const sentences = texts.flatMap((text) => text.split(/(?<=[.!?])\s+/));
  return new Map(sentences.map((sentence) => [sentence, sentence.split(/\s+/).length]));
}

const sum = (counts: Iterable<number>) => [...counts].reduce((total, count) => total + count, 0);

const PAGES = AREA_SLUGS.flatMap((area) =>
  [null, ...REGION_SLUGS].map((region) => {
    const sentences = sentencesOf(landingGuide(area, region));
    return { name: `${area}/${region ?? ''}`, sentences, words: sum(sentences.values()) };
  }),
);

test('no two of the 234 pages are the same text with another name', () => {
  const alike: string[] = [];
  for (const [index, a] of PAGES.entries()) {
    for (const b of PAGES.slice(index + 1)) {
      const shared = [...a.sentences].filter(([sentence]) => b.sentences.has(sentence));
      const part = sum(shared.map(([, words]) => words)) / Math.min(a.words, b.words);
      if (part > MAX_SIMILARITY) alike.push(`${a.name} ${b.name}: ${part.toFixed(2)}`);
    }
  }
  expect(PAGES).toHaveLength(234);
  expect(alike).toEqual([]);
});
