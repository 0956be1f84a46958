import type * as z from 'zod';
import * as fields from './fields';

const LONG = 'a'.repeat(201);
const REQUIRED = 'Please provide a value.';
const NO_NAME =
  'Please use letters, spaces, hyphens, apostrophes and dots only, and no web address.';

/** The first message about a value, or null when it is taken. */
function complaint(schema: z.ZodType, value: unknown): string | null {
  const parsed = schema.safeParse(value);
  return parsed.success ? null : (parsed.error.issues[0]?.message ?? '');
}

test.each<[string, z.ZodType, unknown, string | null]>([
  ['name', fields.personName(60), undefined, REQUIRED],
  ['name', fields.personName(60), ' ', REQUIRED],
  ['name', fields.personName(5), 'Analyn', "Value can't be longer than 5."],
  ['name', fields.personName(60), ' María-José O’Neil Jr. ', null],
  ['name', fields.personName(60), 'Ana\u00a0 Maria', null],
  ['name', fields.personName(60), 'Ana\nMaria', NO_NAME],
  ['name', fields.personName(60), 'Ana\u202eairaM', NO_NAME],
  ['name', fields.personName(60), 'evil.example', NO_NAME],
  ['name', fields.personName(60), 'http://evil.example/win', NO_NAME],
  ['password', fields.newPassword, undefined, REQUIRED],
  ['password', fields.newPassword, '', REQUIRED],
  ['password', fields.newPassword, 'Abc1', 'Must be atleast 8 characters long'],
  ['password', fields.newPassword, 'Abcdefgh', 'Must contain a number'],
  ['password', fields.newPassword, 'ABCDEFG1', 'Must contain a lowercase character'],
  ['password', fields.newPassword, 'abcdefg1', 'Must contain an uppercase character'],
  ['password', fields.newPassword, 'Abcdefg1', null],
  ['password', fields.newPassword, `${LONG}A1`, "Value can't be longer than 200."],
])('%s %#: %j', (_name, schema, value, expected) => {
  expect(complaint(schema, value)).toBe(expected);
});

test.each<[string, z.ZodType, unknown, unknown]>([
  ['callback_url', fields.callbackUrl, null, undefined],
  ['callback_url', fields.callbackUrl, '/book', '/book'],
])('%s reads %j … as %j', (_name, schema, value, expected) => {
  expect(schema.parse(value)).toBe(expected);
});

test.each<[string, z.ZodType, unknown]>([
  ['a password that only looks long enough', fields.newPassword, '      A1'],
  ['a callback_url of 2,001 characters', fields.callbackUrl, 'a'.repeat(2001)],
])('refuses %s', (_what, schema, value) => {
  expect(complaint(schema, value)).not.toBeNull();
});
