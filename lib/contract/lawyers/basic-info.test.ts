import { LEGAL_PROBLEMS } from '@/lib/catalogue/legal-problems/legal-problems';
import { fieldMessage } from '@/lib/contract/field-message';
import { basicInfoInput } from './basic-info';

const FILLED = {
  display_name: 'Maria Santos',
  phone: '0917 123 4567',
  region: 'Metro Manila (NCR)',
  city: 'Makati',
  office_address: 'Ayala Avenue',
  areas_of_practice: ['labor', 'Civil'],
  legal_problems: [402],
  specializations: ['Contracts'],
  languages: ['English'],
  bar_year: 2010,
  roll_number: '50000',
  ibp_number: '1234',
  about: 'a'.repeat(250),
  quote: 'Plain answers.',
};

const REQUIRED = 'Please provide a value.';

/** The first message about each field that is refused, which is the one that is answered. */
function refused(change: object): Record<string, string> {
  const { error } = basicInfoInput.safeParse({ ...FILLED, ...change }, { error: fieldMessage });
  return Object.fromEntries(
    (error?.issues ?? []).toReversed().map((one) => [one.path.join('.'), one.message]),
  );
}

test('texts are trimmed, choices are taken once and under the name of the catalogue', () => {
  const parsed = basicInfoInput.parse({
    ...FILLED,
    display_name: ' Maria  Santos ',
    bar_year: '2010',
    quote: ' Plain answers. ',
    areas_of_practice: ['labor', 'Labor'],
    languages: ['English', 'English'],
    legal_problems: [402, 402],
    specializations: [' Wills', 'Wills '],
  });
  expect(parsed).toMatchObject({
    display_name: 'Maria Santos',
    bar_year: 2010,
    quote: 'Plain answers.',
    areas_of_practice: ['Labor'],
    languages: ['English'],
    legal_problems: [402],
    specializations: ['Wills'],
  });
});

test.each(['Atty. Maria Santos', ' atty  Maria Santos', 'Attorney Maria Santos'])(
  'the title in front of %s is left out, since every page writes it there',
  (display_name) => {
    expect(basicInfoInput.parse({ ...FILLED, display_name }).display_name).toBe('Maria Santos');
  },
);

test('a title alone is no name', () => {
  expect(refused({ display_name: 'Atty.' })).toEqual({ display_name: REQUIRED });
});

test.each(Object.keys(FILLED))('%s is needed', (field) => {
  expect(Object.keys(refused({ [field]: undefined }))).toEqual([field]);
  const empty = Array.isArray(FILLED[field as keyof typeof FILLED]) ? [] : '  ';
  expect(refused({ [field]: empty })).toEqual({ [field]: REQUIRED });
});

test('every problem of the catalogue can be chosen', () => {
  expect(refused({ legal_problems: LEGAL_PROBLEMS.map(({ _id }) => _id) })).toEqual({});
});

test.each<[string, object, Record<string, string>]>([
  [
    '249 characters about',
    { about: 'a'.repeat(249) },
    { about: 'Must be atleast 250 characters long' },
  ],
  ['500 characters about', { about: 'a'.repeat(500) }, {}],
  [
    '501 characters about',
    { about: 'a'.repeat(501) },
    { about: "Value can't be longer than 500." },
  ],
  [
    '249 emoji about',
    { about: '🙂'.repeat(249) },
    { about: 'Must be atleast 250 characters long' },
  ],
  ['500 emoji about', { about: '🙂'.repeat(500) }, {}],
  ['a quote of 161', { quote: 'a'.repeat(161) }, { quote: "Value can't be longer than 160." }],
  [
    'an address of 201',
    { office_address: 'a'.repeat(201) },
    { office_address: "Value can't be longer than 200." },
  ],
  ['twelve specializations', { specializations: Array.from({ length: 12 }, String) }, {}],
  [
    'thirteen specializations',
    { specializations: Array.from({ length: 13 }, String) },
    { specializations: "Value can't be longer than 12." },
  ],
  [
    'a specialization of 61',
    { specializations: ['Wills', 'a'.repeat(61)] },
    { 'specializations.1': "Value can't be longer than 60." },
  ],
  ['a language that is none', { languages: ['Klingon'] }, { 'languages.0': REQUIRED }],
  [
    'an area that is none',
    { areas_of_practice: ['astrology'] },
    { 'areas_of_practice.0': REQUIRED },
  ],
  ['a problem that is none', { legal_problems: [402, 999] }, { 'legal_problems.1': REQUIRED }],
  ['a region that is none', { region: 'Atlantis' }, { region: REQUIRED }],
  [
    'a web address',
    { display_name: 'www.example.com' },
    { display_name: expect.stringContaining('no web address') },
  ],
  [
    'a roll number with letters',
    { roll_number: 'A123' },
    { roll_number: expect.stringContaining('number only') },
  ],
  ['a year long ago', { bar_year: 1939 }, { bar_year: 'Please provide a year, such as 2014.' }],
  ['a year to come', { bar_year: 3000 }, { bar_year: "A year can't be in the future." }],
])('%s', (_what, change, messages) => {
  expect(refused(change)).toEqual(messages);
});
