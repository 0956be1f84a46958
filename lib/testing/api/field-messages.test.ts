import fc from 'fast-check';
import ts from 'typescript';
import * as z from 'zod';
import { COPY, FIELD_COPY } from '@/lib/contract/platform/copy';
import type { Endpoint } from '@/lib/contract/platform/endpoint';
import { parseInput } from '@/lib/server/platform/pipeline/operation';
import { modulesIn, nodesOf } from '@/lib/testing/source-files';
import { ENDPOINTS } from './endpoints';
import { isFieldText } from './field-copy';

const VALUES = fc.oneof(
  fc.constantFrom<unknown>(undefined, null, '', ' ', 0, -1, 1.5, 1e12, Number.NaN, true, {}, []),
  fc.constantFrom<unknown>('a', 'a@', '2999', '1', '\u0000', 'a'.repeat(20_000), new File([], '')),
  fc.string({ unit: 'binary' }),
  fc.array(fc.oneof(fc.string(), fc.integer(), fc.constant(null)), { maxLength: 40 }),
);

/** Anything in any of the fields, and what is no object at all. */
function inputsOf(schema: z.ZodType | undefined): fc.Arbitrary<unknown> {
  const { shape = {} } = (schema ?? {}) as { shape?: Record<string, unknown> };
  const fields = fc.record(Object.fromEntries(Object.keys(shape).map((name) => [name, VALUES])));
  return fc.oneof({ weight: 5, arbitrary: fields }, VALUES);
}

const withInput = ENDPOINTS.filter(({ body, query }) => body || query);

test.each(withInput.map((endpoint) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint })))(
  '$name says what is wrong in the texts of the table alone',
  ({ endpoint }) => {
    const { params: _, ...rest } = endpoint;
    fc.assert(
      fc.property(inputsOf(endpoint.query), inputsOf(endpoint.body), (query, body) => {
        const { message, fields } = refusal(() =>
          parseInput({ ...rest, path: '/' }, { query, body }),
        );
        expect(Object.values(fields).filter((text) => !isFieldText(text))).toEqual([]);
        expect(Object.keys(fields)).not.toContain('');
        if (Object.keys(fields).length > 0) expect(Object.values(fields)).toContain(message);
      }),
    );
  },
);

function refusal(parse: () => unknown): { message: string; fields: Record<string, string> } {
  try {
    parse();
  } catch (error) {
    const { message, fields = {} } = error as { message: string; fields?: Record<string, string> };
    return { message, fields };
  }
  return { message: '', fields: {} };
}

test('a choice that is missing or none of those offered asks for a value', () => {
  const endpoint = ENDPOINTS.find(
    ({ path, method }) => path === '/api/v1/meeting' && method === 'POST',
  );
  if (!endpoint) throw new Error('no endpoint');
  for (const type of [undefined, 'MAIL', 3]) {
    const { fields } = refusal(() => parseInput(endpoint, { body: { type } }));
    expect(fields.type).toBe('Please provide a value.');
  }
});

/** Where a value is missing, what the specification says instead; a tick is one that was not given. */
const OWN_COPY: readonly string[] = [
  COPY.validation.requiredEmail,
  FIELD_COPY.consent,
  FIELD_COPY.helpSituation,
  FIELD_COPY.requestService,
  FIELD_COPY.requestDay,
  FIELD_COPY.requestPhone,
  FIELD_COPY.terms,
];

test.each(
  withInput.map(({ body, ...endpoint }) => ({
    name: `${endpoint.method} ${endpoint.path}`,
    shape: (body as { shape?: Record<string, z.ZodType> } | undefined)?.shape ?? {},
  })),
)('$name asks for a value where one is missing', ({ shape }) => {
  for (const [name, field] of Object.entries(shape)) {
    if (field.safeParse(undefined).success) continue;
    for (const missing of [{}, { [name]: null }]) {
      if (field.safeParse(missing[name]).success) continue;
      const endpoint = { body: z.object({ [name]: field }) } as unknown as Endpoint;
      const { fields } = refusal(() => parseInput(endpoint, { body: missing }));
      const own = OWN_COPY.includes(fields[name] ?? '');
      if (!own) expect({ name, text: fields[name] }).toEqual({ name, text: REQUIRED });
    }
  }
});

const REQUIRED = COPY.validation.required;

test('forms use the same texts', () => {
  const calls = modulesIn('components').flatMap((module) =>
    nodesOf(module, ts.isCallExpression)
      .map((call) => call as ts.CallExpression)
      .filter((call) => call.expression.getText() === 'zodResolver')
      .map((call) => [module.path, call.arguments[1]?.getText()]),
  );
  expect(calls.length).toBeGreaterThan(5);
  expect(calls.filter(([, options]) => options !== 'FIELD_MESSAGES')).toEqual([]);
});
