import { changeSettings } from '@/lib/contract/accounts/settings';
import { FIELD_COPY } from '@/lib/contract/platform/copy';
import { ENDPOINTS } from '@/lib/testing/api/endpoints';
import { parseInput } from './operation';
import { existingNumber } from './phone-numbers';

/** Numbers as they are given out, by country: where most Filipinos abroad live, and some more. */
const REAL: Readonly<Record<string, readonly string[]>> = {
  'United Arab Emirates': ['+971501234567', '+971551234567', '+971571234567', '+97142123456'],
  'Saudi Arabia': ['+966501234567', '+966521234567', '+966591234567', '+966112345678'],
  Qatar: ['+97433123456', '+97455123456', '+97477123456', '+97444123456', '+97430123456'],
  Kuwait: ['+96550012345', '+96565551234', '+96599912345', '+96522345678', '+96541234567'],
  'Hong Kong': ['+85251234567', '+85291234567', '+85221234567', '+85246012345', '+85241234567'],
  Singapore: ['+6581234567', '+6591234567', '+6561234567', '+6588881234', '+6531234567'],
  Japan: ['+819012345678', '+818012345678', '+817012345678', '+81312345678', '+816012345678'],
  Korea: ['+821012345678', '+82212345678', '+827012345678'],
  Taiwan: ['+886912345678', '+886223456789', '+886972123456'],
  'United States': ['+12025550123', '+18085551234', '+16285551234', '+13575551234', '+14715551234'],
  Canada: ['+14165550123', '+17425551234', '+12575551234', '+14605551234', '+14875551234'],
  'United Kingdom': ['+447911123456', '+447400123456', '+442079460123', '+447700900123'],
  Italy: ['+393123456789', '+393201234567', '+393511234567', '+390612345678', '+39331234567'],
  Australia: ['+61412345678', '+61455123456', '+61290123456', '+61512345678'],
  Malaysia: ['+60123456789', '+601112345678', '+60191234567', '+60312345678', '+60101234567'],
  Israel: ['+972501234567', '+972541234567', '+972551234567', '+97231234567', '+972771234567'],
  'New Zealand': ['+64211234567', '+6421123456', '+642112345678', '+64271234567', '+6493001234'],
  Spain: ['+34612345678', '+34712345678', '+34911234567', '+34799123456'],
  'and elsewhere': [
    '+85366123456',
    '+96892123456',
    '+96879123456',
    '+97336001234',
    '+96171123456',
    '+962790123456',
    '+35796123456',
    '+306912345678',
    '+4790123456',
    '+4915123456789',
    '+33712345678',
    '+353850123456',
    '+66812345678',
    '+6281234567890',
    '+8619912345678',
    '+84912345678',
    '+16715551234',
  ],
};

test.each(Object.entries(REAL))('numbers of %s are taken as they are', (_country, numbers) => {
  expect(numbers.map(existingNumber)).toEqual(numbers);
});

test.each([
  '+966701234567',
  '+97499123456',
  '+96512345678',
  '+85212345678',
  '+6512345678',
  '+6521234567',
  '+811012345678',
  '+886112345678',
  '+972991234567',
  '+34412345678',
  '+9711234567',
  '+12345',
  '+4479111234',
])('%s is nobody’s', (number) => expect(existingNumber(number)).toBeNull());

test.each([
  ['+9710501234567', '+971501234567'],
  ['+9660501234567', '+966501234567'],
  ['+610412345678', '+61412345678'],
  ['+390612345678', '+390612345678'],
])('%s is called as %s', (typed, number) => expect(existingNumber(typed)).toBe(number));

const read = (phone: unknown) => () => parseInput(changeSettings, { body: { phone } }).body;

test('a foreign number is read by its plan, beside its field; a Philippine one by the contract', () => {
  expect(read('+971 (0)50 123 4567')()).toMatchObject({ phone: '+971501234567' });
  expect(read('0917 123 4567')()).toMatchObject({ phone: '+639171234567' });
  expect(read('')()).toMatchObject({ phone: null });
  expect(read('00966 70 123 4567')).toThrow(
    expect.objectContaining({ key: 'invalid_input', fields: { phone: FIELD_COPY.phoneUnknown } }),
  );
});

test('every number that is typed is in the field that is looked at', () => {
  const fields = ENDPOINTS.flatMap(({ body }) =>
    Object.entries((body as { shape?: Record<string, Reader> } | undefined)?.shape ?? {}),
  );
  const isPhone = ([, schema]: [string, Reader]) =>
    schema.safeParse('00971 50 123 4567').data === '+971501234567';
  const names = fields.filter(isPhone).map(([name]) => name);
  expect(names.length).toBeGreaterThan(6);
  expect([...new Set(names)]).toEqual(['phone']);
});

interface Reader {
  safeParse(value: unknown): { data?: unknown };
}
