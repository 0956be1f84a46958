import type * as z from 'zod';
import { FIELD_COPY } from './copy';
import * as fields from './fields';

/** The first message about a value, or null when it is taken. */
function complaint(schema: z.ZodType, value: unknown): string | null {
  const parsed = schema.safeParse(value);
  return parsed.success ? null : (parsed.error.issues[0]?.message ?? '');
}

const REQUIRED = 'Please provide a value.';

test.each<[string, z.ZodType, unknown, string | null]>([
  ['text', fields.text(5), undefined, REQUIRED],
  ['text', fields.text(5), null, REQUIRED],
  ['text', fields.text(5), 5, REQUIRED],
  ['text', fields.text(5), '', REQUIRED],
  ['text', fields.text(5), ' \t\n ', REQUIRED],
  ['text', fields.text(5), '12345', null],
  ['text', fields.text(5), '  12345  ', null],
  ['text', fields.text(5), '123456', "Value can't be longer than 5."],
  ['optional text', fields.optionalText(5), undefined, null],
  ['optional text', fields.optionalText(5), '123456', "Value can't be longer than 5."],
  ['email', fields.email, undefined, 'Please provide a valid email address'],
  ['email', fields.email, '', 'Please provide a valid email address'],
  ['email', fields.email, '   ', 'Please provide a valid email address'],
  ['email', fields.email, 'ana', 'Please provide valid email.'],
  ['email', fields.email, 'ana@', 'Please provide valid email.'],
  ['email', fields.email, 'ana@example', 'Please provide valid email.'],
  ['email', fields.email, 'a b@example.com', 'Please provide valid email.'],
  ['email', fields.email, 'ana@example.com, ben@example.com', 'Please provide valid email.'],
  ['email', fields.email, 'ana@example.com\nBcc: ben@example.com', 'Please provide valid email.'],
  ['email', fields.email, 'ana+law@mail.example.com', null],
  ['email', fields.email, `${'a'.repeat(250)}@example.com`, "Value can't be longer than 254."],
  ['phone', fields.phone, '', REQUIRED],
  ['phone', fields.phone, '123', FIELD_COPY.phone],
  ['phone', fields.phone, '+63 940 123 4567', FIELD_COPY.phoneUnknown],
  ['phone', fields.phone, '+6321234567', FIELD_COPY.phoneUnknown],
  ['phone', fields.phone, '+0917', FIELD_COPY.phone],
  ['phone', fields.phone, 'tel:+639171234567', FIELD_COPY.phone],
  ['mobileNumber', fields.mobileNumber, '0917 123 4567', null],
  ['mobileNumber', fields.mobileNumber, '(02) 8888-1234', FIELD_COPY.textNumber],
  ['mobileNumber', fields.mobileNumber, '032 123 4567', FIELD_COPY.textNumber],
  ['instant', fields.instant, '2026-11-24T02:00:00Z', null],
  ['instant', fields.instant, '2026-11-24T02:00:00.000Z', null],
  ['instant', fields.instant, '0001-01-01T00:00:00Z', null],
  [
    'instant',
    fields.instant,
    '0000-12-31T23:59:59Z',
    'Please provide a time in UTC, such as 2026-11-24T02:00:00Z.',
  ],
  [
    'instant',
    fields.instant,
    '2026-11-24T10:00:00+08:00',
    'Please provide a time in UTC, such as 2026-11-24T02:00:00Z.',
  ],
  [
    'instant',
    fields.instant,
    '2026-11-24',
    'Please provide a time in UTC, such as 2026-11-24T02:00:00Z.',
  ],
  [
    'instant',
    fields.instant,
    '2026-02-30T02:00:00Z',
    'Please provide a time in UTC, such as 2026-11-24T02:00:00Z.',
  ],
  ['optional phone', fields.optionalPhone, '12', FIELD_COPY.phone],
  ['optional phone', fields.optionalPhone, '+639041234567', FIELD_COPY.phoneUnknown],
  ['phone or none', fields.phoneOrNone, '12', FIELD_COPY.phone],
])('%s %#: %j', (_name, schema, value, expected) => {
  expect(complaint(schema, value)).toBe(expected);
});

test.each<[string, z.ZodType, unknown, unknown]>([
  ['text', fields.text(9), '  Ana  ', 'Ana'],
  ['optional text', fields.optionalText(9), null, undefined],
  ['optional text', fields.optionalText(9), '  ', undefined],
  ['email', fields.email, ' Ana@Example.com ', 'Ana@Example.com'],
  ['phone', fields.phone, '+63 (917) 123-45.67', '+639171234567'],
  ['phone', fields.phone, ' 0917 123 4567 ', '+639171234567'],
  ['phone', fields.phone, '\u202d+63 917 123 4567\u202c', '+639171234567'],
  ['optional phone', fields.optionalPhone, '', undefined],
  ['optional phone', fields.optionalPhone, null, undefined],
  [
    'row id',
    fields.rowId,
    'DBB0B8BF-a15c-72A9-c7ab-f0cebbe9aca2',
    'dbb0b8bf-a15c-72a9-c7ab-f0cebbe9aca2',
  ],
  ['page', fields.page, undefined, 0],
  ['page', fields.page, '3', 3],
])('%s reads %j … as %j', (_name, schema, value, expected) => {
  expect(schema.parse(value)).toBe(expected);
});

test.each<[string, z.ZodType, unknown]>([
  ['parts of a centavo', fields.centavos, 0.5],
  ['a page before the first', fields.page, '-1'],
  ['a page far beyond', fields.page, '10001'],
  ['a day that is none', fields.dayKey, '2026-02-30'],
  ['a filter by a day of year 0', fields.filterDay, '0000-02-29'],
  ['an empty id', fields.id, ''],
  ['a very long id', fields.id, 'a'.repeat(81)],
  ['a row id that is none', fields.rowId, 'maria-santos'],
])('refuses %s', (_what, schema, value) => {
  expect(complaint(schema, value)).not.toBeNull();
});

describe('a year', () => {
  afterEach(() => jest.useRealTimers());

  test.each([
    ['2026-12-31T15:59:59Z', '2027', "A year can't be in the future."],
    ['2026-12-31T16:00:00Z', '2027', null],
    ['2026-12-31T16:00:00Z', 2027, null],
    ['2027-01-01T08:00:00Z', '2028', "A year can't be in the future."],
  ])('at %s may be that of Manila: %s', (now, value, expected) => {
    jest.useFakeTimers({ now: new Date(now) });
    expect(complaint(fields.year(1940), value)).toBe(expected);
  });

  test.each([
    [undefined, REQUIRED],
    ['', REQUIRED],
    ['14', 'Please provide a year, such as 2014.'],
    ['1939', 'Please provide a year, such as 2014.'],
  ])('%s: %s', (value, expected) => {
    expect(complaint(fields.year(1940), value)).toBe(expected);
  });
});
