import type * as z from 'zod';
import { awardInput, educationInput, workInput } from './career';

const STUDIES = { school: 'UP', degree: 'Juris Doctor', start_year: 2005, end_year: 2009 };
const WORK = { position: 'Associate', organisation: 'Firm', start_year: 2010, end_year: 2015 };
const AWARD = { title: 'Award', year: 2020, description: 'For help.' };
const FUTURE = "A year can't be in the future.";
const REQUIRED = 'Please provide a value.';

/** The message of each field that is refused. */
function refused(schema: z.ZodType, input: unknown): Record<string, string> {
  const { error } = schema.safeParse(input);
  return Object.fromEntries((error?.issues ?? []).map((one) => [one.path.join('.'), one.message]));
}

test.each([
  [{ end_year: 2005 }, { end_year: 'Education end year must be after the start year.' }],
  [{ end_year: 2004 }, { end_year: 'Education end year must be after the start year.' }],
  [
    { start_year: 3000, end_year: 3001 },
    { start_year: FUTURE, end_year: FUTURE },
  ],
  [{ start_year: 1919 }, { start_year: 'Please provide a year, such as 2014.' }],
  [{ start_year: 'abc' }, { start_year: 'Please provide a year, such as 2014.' }],
  [{ end_year: 'abc' }, { end_year: 'Please provide a year, such as 2014.' }],
  [{ school: '  ' }, { school: REQUIRED }],
  [{ degree: 'a'.repeat(121) }, { degree: "Value can't be longer than 120." }],
  [{ honours: 'a'.repeat(121) }, { honours: "Value can't be longer than 120." }],
  [{ honours: null, start_year: '2005' }, {}],
])('education with %j: %j', (change, messages) => {
  expect(refused(educationInput, { ...STUDIES, ...change })).toEqual(messages);
});

test.each([
  [{ end_year: 2009 }, { end_year: 'Please choose an end after the start.' }],
  [{ end_year: 2010 }, {}],
  [{ end_year: null }, {}],
  [{ end_year: '' }, {}],
  [{ end_year: undefined }, {}],
  [{ end_year: 3000 }, { end_year: FUTURE }],
  [{ end_year: 99_999 }, { end_year: 'Please provide a year, such as 2014.' }],
  [{ start_year: 'abc' }, { start_year: 'Please provide a year, such as 2014.' }],
  [{ position: undefined }, { position: expect.any(String) }],
  [{ description: 'a'.repeat(501) }, { description: "Value can't be longer than 500." }],
])('work experience with %j: %j', (change, messages) => {
  expect(refused(workInput, { ...WORK, ...change })).toEqual(messages);
});

test.each([
  [{ description: 'a'.repeat(250) }, {}],
  [{ description: 'a'.repeat(251) }, { description: "Value can't be longer than 250." }],
  [{ description: '' }, { description: REQUIRED }],
  [{ year: 3000 }, { year: FUTURE }],
  [{ priority: 0 }, {}],
])('award with %j: %j', (change, messages) => {
  expect(refused(awardInput, { ...AWARD, ...change })).toEqual(messages);
});

test.each([-1, 1.5, 1000, 'first'])('%p is no place in an order', (priority) => {
  expect(Object.keys(refused(awardInput, { ...AWARD, priority }))).toEqual(['priority']);
});

describe('a year begins in Manila', () => {
  afterEach(() => jest.useRealTimers());

  test.each([
    ['2026-12-31T15:59:59Z', FUTURE],
    ['2026-12-31T16:00:00Z', undefined],
  ])('at %s', (now, message) => {
    jest.useFakeTimers({ now: new Date(now) });
    expect(refused(educationInput, { ...STUDIES, end_year: 2027 }).end_year).toBe(message);
    expect(refused(workInput, { ...WORK, end_year: 2027 }).end_year).toBe(message);
    expect(refused(awardInput, { ...AWARD, year: 2027 }).year).toBe(message);
  });
});
