import { API_PARAMETERS } from '@/lib/catalogue/api/parameters';
import { FEATURES } from '@/lib/server/features';
import { registerFeatures } from '@/lib/server/registry/registry';
import { openApi } from '@/lib/server/site/openapi/service';

interface Schema {
  readonly type?: string | string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly examples?: readonly unknown[];
  readonly items?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}
interface Property extends Schema {
  readonly at: string;
  readonly name: string;
}

registerFeatures(() => FEATURES);

let properties: Property[];
let tags: { name: string; description: string }[];
beforeAll(() => {
  const document = openApi('administrator');
  properties = propertiesIn(document, '');
  tags = document.tags as typeof tags;
});

/** Every property of every schema, and every parameter, with what it is when it is not null. */
function propertiesIn(given: unknown, at: string): Property[] {
  if (Array.isArray(given)) return given.flatMap((part) => propertiesIn(part, at));
  if (typeof given !== 'object' || given === null) return [];
  const node = given as Schema & { in?: string; name?: string; schema?: Schema };
  const ofParameter = typeof node.in === 'string' && node.schema && node.name !== undefined;
  const own = ofParameter ? [[node.name, { ...node.schema, ...described(node) }] as const] : [];
  const fields = [...own, ...(isSchema(node) ? Object.entries(node.properties ?? {}) : [])];
  return [
    ...fields.map(([name = '', schema]) => ({ ...valueIn(schema), name, at: `${at}.${name}` })),
    ...Object.entries(given).flatMap(([key, part]) =>
      key === 'examples' ? [] : propertiesIn(part, key === 'properties' ? at : `${at}/${key}`),
    ),
  ];
}

const described = ({ description }: Schema) => (description === undefined ? {} : { description });
const isSchema = ({ type }: Schema) => type === 'object';

function valueIn(schema: Schema): Schema {
  const value = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].find(
    ({ type }) => type !== undefined && type !== 'null',
  );
  return { ...schema, ...value, ...described(schema) };
}

const isNumber = ({ type }: Schema) =>
  [type].flat().some((one) => one === 'integer' || one === 'number');
/** Whether it is one of the properties of which a client must know more than the name. */
const KINDS: readonly [string, (property: Property) => boolean, RegExp][] = [
  ['instants', ({ format }) => format === 'date-time', /\bUTC\b/],
  ['days', ({ format }) => format === 'date', /Asia\/Manila/],
  [
    'times of the day',
    ({ pattern }) => /^\^\(+\[01\]\\d\|/.test(pattern ?? ''),
    /Asia\/Manila|time_zone/,
  ],
  ['zones', ({ name }) => name === 'time_zone', /IANA/],
  [
    'amounts of money',
    (property) =>
      isNumber(property) &&
      /^(?:amount|gross|net|price|platform_fee|expected_total|refunded?|refundable|paid_out|withheld|transferred|balance|max_fee|max_price)$/.test(
        property.name,
      ),
    /^Centavos of PHP/,
  ],
  [
    'durations',
    ({ name }) => name === 'duration' || name === 'notice_time' || name.endsWith('_minutes'),
    /^Minutes/,
  ],
  [
    'numbers',
    isNumber,
    /^(?:Centavos|Minutes|Seconds|Days|Bytes|Number of|Year|Weekday|Version|Page|Event|Stars|Mean of|Position|Level|Order|1: )/,
  ],
  ['versions', ({ name }) => name === 'version', /version_changed/],
  [
    'pages and cursors',
    ({ name, format, type }) =>
      /^(?:page|hasMore|next|before|since)$/.test(name) &&
      format !== 'date-time' &&
      type !== 'object',
    /page|stream/i,
  ],
  ['ids', ({ name, format }) => name === '_id' || format === 'uuid', /\bid\b/i],
  ['keys of a repeat', ({ name }) => name === 'Idempotency-Key', /24 hours/],
  ['files', ({ format }) => format === 'binary', /Bytes/],
];

test.each(KINDS)('all %s say what they are counted or written in', (_kind, isOne, unit) => {
  const some = properties.filter(isOne);
  expect(some.length).toBeGreaterThan(0);
  expect(
    some
      .filter(({ description = '' }) => !unit.test(description))
      .map(({ at, description }) => [at, description]),
  ).toEqual([]);
});

test('states say what each of them means', () => {
  const states = properties.filter(
    ({ name, enum: values }) => (name === 'state' || name === 'status') && values !== undefined,
  );
  expect(states.length).toBeGreaterThan(40);
  const silent = states.filter(
    ({ enum: values = [], description = '' }) =>
      !values.every((value) => description.includes(`${value}: `)),
  );
  expect(silent.map(({ at }) => at)).toEqual([]);
});

test('each parameter says what it is', () => {
  const { paths } = openApi('administrator') as unknown as {
    paths: Record<
      string,
      Record<string, { parameters?: { name: string; description?: string }[] }>
    >;
  };
  const silent = Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).flatMap(({ parameters = [] }) =>
      parameters.filter(({ description }) => !description).map(({ name }) => `${path} ${name}`),
    ),
  );
  expect(silent).toEqual([]);
});

test('no parameter is described that there is not', () => {
  const { paths } = openApi('administrator') as unknown as {
    paths: Record<string, Record<string, { operationId: string; parameters?: { name: string }[] }>>;
  };
  const names = new Set(
    Object.values(paths)
      .flatMap((methods) => Object.values(methods))
      .flatMap(({ operationId, parameters = [] }) =>
        parameters.flatMap(({ name }) => [name, `${operationId}.${name}`]),
      ),
  );
  expect(Object.keys(API_PARAMETERS).filter((key) => !names.has(key))).toEqual([]);
});

test('bytes are said of files that travel as such, and cursors of ids', () => {
  const isFile = ({ format, items }: Property) => (items?.format ?? format) === 'binary';
  const bytes = properties.filter(({ description = '' }) => description.startsWith('Bytes of'));
  expect(bytes.filter(isFile).length).toBeGreaterThan(10);
  const wrong = bytes.filter((one) => !isFile(one) && !isNumber(one));
  const cursors = properties.filter(
    ({ description = '', type }) =>
      description.startsWith('Cursor') && ![type].flat().includes('string'),
  );
  expect([...wrong, ...cursors].map(({ at, description }) => [at, description])).toEqual([]);
});

test('what shares its name with something else is described as what it is', () => {
  const of = (schema: string) =>
    Object.fromEntries(
      properties
        .filter(({ at }) => at.startsWith(`/components/schemas/${schema}.`))
        .map(({ name, description }) => [name, description]),
    );
  expect(of('NewApiToken').token).toMatch(/Authorization: Bearer/);
  for (const schema of ['NewApiToken', 'ApiToken', 'CurrentToken'])
    expect(of(schema).state).toBe(
      'active: works until `expires_at` · expired: does not work any more, its time is over · ended: was revoked.',
    );
  expect(of('ResetPassword').token).toBe('Secret of the link that was mailed.');
  expect(of('MessageThread').last).toMatch(/^Newest message/);
  expect(of('PracticeMember').state).toMatch(/invited: the link of the mail works/);
});

test('no description only repeats the name', () => {
  const words = (text: string) => text.toLowerCase().match(/[a-z]{2,}/g) ?? [];
  const empty = properties.filter(({ name, description }) => {
    if (description === undefined) return false;
    const known = new Set(words(name.replaceAll('_', ' ')));
    return words(description).filter((word) => !known.has(word)).length < 2;
  });
  expect(empty.map(({ at, description }) => [at, description])).toEqual([]);
});

test('parts of the API are described, and nobody else reads of the administration', () => {
  expect(tags.filter(({ description }) => !description)).toEqual([]);
  const others = openApi('everybody').tags as typeof tags;
  expect(tags.map(({ name }) => name)).toContain('Administration');
  expect(others.map(({ name }) => name)).not.toContain('Administration');
});

/** Whether a value may stand where the schema does. */
function fits(
  value: unknown,
  { type, pattern, minimum, maximum, items, ...rest }: Schema,
): boolean {
  if (Array.isArray(value)) return value.every((one) => items !== undefined && fits(one, items));
  if (typeof value === 'number')
    return (
      isNumber({ type } as Schema) && value >= (minimum ?? value) && value <= (maximum ?? value)
    );
  if (rest.enum && !rest.enum.includes(String(value))) return false;
  return [type].flat().includes('string') && new RegExp(pattern ?? '').test(String(value));
}

test('examples are what the schema takes', () => {
  const shown = properties.filter(({ examples }) => examples !== undefined);
  expect(shown.length).toBeGreaterThan(500);
  const wrong = shown.filter((one) => !one.examples?.every((example) => fits(example, one)));
  expect(wrong.map(({ at, examples }) => [at, examples])).toEqual([]);
});
