import { COPY, FIELD_COPY } from '@/lib/contract/platform/copy';
import { signupInput } from './authentication';
import { settingsInput } from './settings';
import { signUpForm } from './sign-up-form';

const { required } = COPY.validation;
const REST = { email: 'ana@example.com', password: 'Harbor-42-lamp' };

/** First and last name as they are stored, or what is said at which field. */
function signUp(names: object): readonly [string, string] | Record<string, string> {
  const read = signupInput.safeParse({ ...REST, ...names });
  if (read.success) return [read.data.first_name, read.data.last_name];
  // A field says the first of what is wrong with it.
  const said = read.error.issues.map((one) => [one.path.join('.'), one.message]).toReversed();
  return Object.fromEntries(said);
}

/** As people have them: what is typed, and what is stored. */
const TWO_NAMES: readonly (readonly [typed: [string, string], stored: [string, string]])[] = [
  [
    ['Ma.Theresa', 'Sto.Domingo'],
    ['Ma. Theresa', 'Sto. Domingo'],
  ],
  [
    ['Juan', 'Dela Cruz, Jr.'],
    ['Juan', 'Dela Cruz Jr.'],
  ],
  [
    ['Jose', 'Reyes 3rd'],
    ['Jose', 'Reyes III'],
  ],
  [
    ['Sean', 'O`Hara'],
    ['Sean', "O'Hara"],
  ],
  [
    ['Anne–Marie', 'Lim'],
    ['Anne-Marie', 'Lim'],
  ],
  [
    ['Ñino', 'Peña'],
    ['Ñino', 'Peña'],
  ],
  [
    ['Niño', 'Santo Niño'],
    ['Niño', 'Santo Niño'],
  ],
  [
    ['J.P.', 'Rizal'],
    ['J.P.', 'Rizal'],
  ],
  [
    ['O', 'Yu'],
    ['O', 'Yu'],
  ],
  [
    ['Li', 'Na'],
    ['Li', 'Na'],
  ],
  [
    ['María-José', 'Ybañez-Go'],
    ['María-José', 'Ybañez-Go'],
  ],
  [
    ['  ana  ', ' delos  reyes '],
    ['ana', 'delos reyes'],
  ],
  [
    ['Abdul', "Ma'ruf"],
    ['Abdul', "Ma'ruf"],
  ],
  [
    ['Jean', "D'Angelo"],
    ['Jean', "D'Angelo"],
  ],
  [
    ['Sukarno', 'Sukarno'],
    ['Sukarno', 'Sukarno'],
  ],
];

test.each(TWO_NAMES)('%j is stored as %j', (typed, stored) => {
  const [first_name, last_name] = typed;
  expect(signUp({ first_name, last_name })).toEqual(stored);
  expect(signUp({ first_name, last_name, one_name: false })).toEqual(stored);
});

/** One name alone: of Indonesia, Burma, Mongolia, South India, Afghanistan, Tibet, Java; and how it may be typed. */
const ONE_NAME: readonly (readonly [typed: string, stored: string])[] = [
  ['Sukarno', 'Sukarno'],
  ['Suharto', 'Suharto'],
  ['Thant', 'Thant'],
  ['Bhumibol', 'Bhumibol'],
  ['Apo', 'Apo'],
  ['U', 'U'],
  ['Siti.', 'Siti.'],
  [' Sukarno ', 'Sukarno'],
  ['Ma.Theresa', 'Ma. Theresa'],
  ['Batbayar', 'Batbayar'],
  ['Veeramani', 'Veeramani'],
  ['Maria Elena', 'Maria Elena'],
  ['Abdul-Rahman', 'Abdul-Rahman'],
  ['N`Golo', "N'Golo"],
  ['သန့်', 'သန့်'],
  ['محمد', 'محمد'],
  ['李小龍', '李小龍'],
  ['Ñita', 'Ñita'],
  ['Zoe\u0308', 'Zo\u00eb'],
];

test.each(ONE_NAME)('the one name %j is stored as %j', (first_name, stored) => {
  const alone = [stored, ''];
  expect(signUp({ first_name, one_name: true })).toEqual(alone);
  for (const last_name of ['', '-', 'Sukarno', 'evil.example', '9'.repeat(500)])
    expect(signUp({ first_name, last_name, one_name: true })).toEqual(alone);
  const read = settingsInput.parse({ first_name, one_name: true, last_name: 'www.' });
  expect([read.first_name, read.last_name]).toEqual(alone);
});

test.each([
  [{ first_name: 'Sukarno' }, { last_name: required }],
  [{ first_name: 'Sukarno', last_name: '' }, { last_name: required }],
  [{ first_name: 'Sukarno', last_name: '  ' }, { last_name: required }],
  [{ first_name: 'Sukarno', last_name: '', one_name: false }, { last_name: required }],
  [{ first_name: 'Sukarno', last_name: '-' }, { last_name: FIELD_COPY.personName }],
  [{ first_name: 'Ana', last_name: 'evil.example' }, { last_name: FIELD_COPY.personName }],
  [
    { first_name: 'Ana', last_name: 'b'.repeat(61) },
    { last_name: "Value can't be longer than 60." },
  ],
  [{ first_name: '', one_name: true }, { first_name: required }],
  [{ first_name: '-', last_name: 'Ana', one_name: true }, { first_name: FIELD_COPY.personName }],
  [
    { first_name: '', last_name: '' },
    { first_name: required, last_name: required },
  ],
])('%j is refused: %j', (names, wrong) => expect(signUp(names)).toEqual(wrong));

test('what is wrong with the last name is said beside what is wrong with the rest', () => {
  const empty = { first_name: '', last_name: '', one_name: false, email: '', password: '' };
  const issues = signUpForm.safeParse(empty).error?.issues ?? [];
  expect([...new Set(issues.map(({ path }) => path.join('.')))].toSorted()).toEqual([
    'email',
    'first_name',
    'last_name',
    'password',
  ]);
});

test('settings keep a last name that is not given', () => {
  expect(settingsInput.parse({ first_name: 'Ana' })).toEqual({ first_name: 'Ana' });
  expect(settingsInput.parse({ one_name: false })).toEqual({ one_name: false });
  expect(settingsInput.parse({ last_name: 'Sto.Domingo' })).toEqual({ last_name: 'Sto. Domingo' });
  expect(settingsInput.safeParse({ last_name: '' }).success).toBe(false);
});
