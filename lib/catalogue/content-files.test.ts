import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { examplesFile } from './api/examples';
import { AREA_SLUGS } from './areas';
import { contentOf, filledText, text } from './content-file';
import { FAQ_GROUPS, faqFile } from './faq';
import { areaGuideFile, regionGuideFile } from './guides/guide';
import { areaGuide, regionGuide } from './guides/guides';
import { helpFile } from './help';
import { intakeFile } from './intake';
import {
  incomeLimitsFile,
  inDangerFile,
  lawsFile,
  nationwideFile,
  officesFile,
  paoQuestionsFile,
  whatToBringFile,
} from './legal-help/help-files';
import { REGION_SLUGS } from './regions';
import { STARTER_AGREEMENTS, starterFile } from './starters/starter-agreements';
import { starterTextsFile } from './starters/starter-texts';

/** Words by what was counted for them: ids of problems, with how often where it was more than once. */
const toldCountsFile = z.record(
  z.string().regex(/^\d+(:\d+)?( \d+(:\d+)?)*$/),
  z.string().regex(/^[^\s:]+( [^\s:]+)*$/),
);

/** The kinds of files below content/, posts of the blog aside. */
const KINDS: readonly (readonly [files: RegExp, schema: z.ZodType])[] = [
  [/^api\/examples\.json$/, examplesFile],
  [/^agreements\/[a-z-]+\.json$/, starterFile],
  [/^faq\/[a-z]+\.json$/, faqFile],
  [/^help\/situations\.json$/, helpFile],
  [/^guides\/areas\/[a-z-]+\.json$/, areaGuideFile],
  [/^guides\/regions\/[a-z-]+\.json$/, regionGuideFile],
  [/^intake\/questions\.json$/, intakeFile],
  [/^laws\.json$/, lawsFile],
  [/^legal-help\/offices\/[a-z-]+\.json$/, officesFile],
  [/^legal-help\/nationwide\.json$/, nationwideFile],
  [/^legal-help\/in-danger\.json$/, inDangerFile],
  [/^legal-help\/income-limits\.json$/, incomeLimitsFile],
  [
    /^legal-help\/pao-questions\.json$/,
    paoQuestionsFile({ metroManila: '', otherCities: '', elsewhere: '' }),
  ],
  [/^picker\/told-counts\.json$/, toldCountsFile],
  [/^legal-help\/what-to-bring\.json$/, whatToBringFile],
  [/^texts\/(?:replies|summaries)\.json$/, starterTextsFile],
];

const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((file) => path.extname(file) !== '' && !file.startsWith('blog/'))
  .toSorted();

const read = (file: string): unknown => JSON.parse(readFileSync(`content/${file}`, 'utf8'));
const schemaOf = (file: string) => KINDS.find(([pattern]) => pattern.test(file))?.[1] ?? z.never();
const namesIn = (folder: string) =>
  files
    .filter((file) => path.posix.dirname(file) === folder)
    .map((file) => path.posix.basename(file, '.json'));

test.each(files)('content/%s is what the schema of its kind says', (file) => {
  const parsed = schemaOf(file).safeParse(read(file));
  expect(parsed.error && z.prettifyError(parsed.error)).toBeUndefined();
});

test('every kind has files, and every file is read', () => {
  for (const [pattern] of KINDS) expect(files.some((file) => pattern.test(file))).toBe(true);
  expect(namesIn('guides/areas')).toEqual(AREA_SLUGS.toSorted());
  expect(namesIn('guides/regions')).toEqual(REGION_SLUGS.toSorted());
  expect(namesIn('faq')).toEqual(FAQ_GROUPS.map(({ id }) => id).toSorted());
  expect(namesIn('agreements')).toEqual(STARTER_AGREEMENTS.map(({ id }) => id).toSorted());
  for (const area of AREA_SLUGS) expect(areaGuide(area)).toEqual(read(`guides/areas/${area}.json`));
  for (const region of REGION_SLUGS)
    expect(regionGuide(region)).toEqual(read(`guides/regions/${region}.json`));
});

test.each([
  ['a field too many', { question: 'Why?', note: 'later' }],
  ['a missing field', {}],
  ['an empty text', { question: '' }],
  ['a space too many', { question: ' Why?' }],
])('%s is refused by the name of the file', (_, content) => {
  const entry = z.strictObject({ question: text });
  expect(() => contentOf(entry, 'faq/about', content)).toThrow(/^content\/faq\/about\.json: /);
});

test('places take their values, and one without a value is refused', () => {
  const answer = filledText({ hours: 24 });
  expect(contentOf(answer, 'faq/about', 'Up to {{hours}} hours before.')).toBe(
    'Up to 24 hours before.',
  );
  expect(() => contentOf(answer, 'faq/about', 'Up to {{days}} days.')).toThrow(/nothing fills/);
  expect(() => contentOf(text, 'faq/about', 'Up to {{hours}} hours.')).toThrow(/nothing fills/);
});
