import { errorsOf } from '@/lib/contract/platform/endpoint';
import { ERROR_STATUS } from '@/lib/contract/platform/errors';
import { getOpenApi } from '@/lib/contract/site/system';
import { FEATURES } from '@/lib/server/features';
import { registerFeatures } from '@/lib/server/registry/registry';
import { openApi } from '@/lib/server/site/openapi/service';
import { ENDPOINTS, NAMED_ENDPOINTS } from './endpoints';
import { send } from './requests';

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: unknown;
}
interface Described {
  operationId?: string;
  summary: string;
  tags: string[];
  security: unknown[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: unknown }> };
  responses: Record<string, { description: string; content?: Record<string, unknown> }>;
}
interface Document {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, unknown>; securitySchemes: Record<string, unknown> };
}

registerFeatures(() => FEATURES);

let document: Document;
beforeAll(() => {
  document = openApi('administrator') as unknown as Document;
});

test('nobody else learns what there is of the administration', async () => {
  const { status, body } = await send(getOpenApi);
  expect(status).toBe(200);
  const { paths, components } = body as Document;
  const others = ENDPOINTS.filter(({ access }) => !access.startsWith('admin'));
  expect(Object.keys(paths).toSorted()).toEqual(
    [...new Set(others.map(({ path }) => path))].toSorted(),
  );
  const names = Object.keys(components.schemas);
  expect(Object.keys(document.components.schemas).length).toBeGreaterThan(names.length);
  expect(names.filter((name) => /admin/i.test(name))).toEqual([]);
});

test('is OpenAPI 3.1 with a title and schemas under their own names', () => {
  expect(document.openapi).toMatch(/^3\.1\.\d+$/);
  expect(document.info).toMatchObject({ title: 'Sangguni API', version: '1' });
  expect(document.components.securitySchemes).toHaveProperty('session');
  expect(Object.keys(document.components.schemas)).toEqual(
    expect.arrayContaining([
      'User',
      'CustomerSignup',
      'Signin',
      'Error',
      'LawyerCard',
      'PublicLawyerProfile',
      'Calendar',
      'AvailabilitySlot',
      'Service',
      'Education',
      'WorkExperience',
      'Award',
      'PublicReview',
      'Meeting',
      'MeetingInput',
      'MeetingFile',
      'Checkout',
    ]),
  );
});

test('describes every endpoint and nothing else', () => {
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.toSorted()).toEqual(ENDPOINTS.map((e) => `${e.method} ${e.path}`).toSorted());
});

test.each(ENDPOINTS.map((endpoint) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint })))(
  '$name is described as it behaves',
  ({ endpoint }) => {
    const at = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
    if (!at) throw new Error('not described');
    expect(at).toMatchObject({ summary: endpoint.summary, tags: [endpoint.tag] });

    const anybody = endpoint.access === 'public' || endpoint.access === 'webhook';
    const isForTokens = Array.isArray(endpoint.member);
    const byToken = isForTokens ? [{ token: [] }] : [];
    expect(at.security).toEqual(anybody ? [] : [...byToken, { session: [] }]);

    const parameters = at.parameters ?? [];
    for (const name of Object.keys(endpoint.params?.shape ?? {}))
      expect(parameters).toContainEqual(
        expect.objectContaining({ name, in: 'path', required: true }),
      );
    for (const name of Object.keys(endpoint.query?.shape ?? {}))
      expect(parameters).toContainEqual(expect.objectContaining({ name, in: 'query' }));
    expect(parameters.some((p) => p.in === 'header' && p.name === 'Idempotency-Key')).toBe(
      Boolean(endpoint.idempotent),
    );
    for (const { schema } of parameters) expect(schema).toEqual(expect.any(Object));

    const forms = endpoint.form ? 'application/x-www-form-urlencoded' : 'application/json';
    const type = endpoint.bodyKind === 'multipart' ? 'multipart/form-data' : forms;
    expect(Object.keys(at.requestBody?.content ?? {})).toEqual(endpoint.body ? [type] : []);

    expect(at.responses[String(endpoint.status)]?.description).toBe(endpoint.summary);
    for (const key of errorsOf(endpoint))
      expect(at.responses[String(ERROR_STATUS[key])]?.description.split(', ')).toContain(key);
  },
);

test('every reference leads to a schema of the document', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
    ([, to]) => to,
  );
  expect(references.length).toBeGreaterThan(0);
  const known = Object.keys(document.components.schemas).map((n) => `#/components/schemas/${n}`);
  expect(references.filter((to) => !known.includes(to ?? ''))).toEqual([]);
});

describe('what generators of clients make types of', () => {
  type Node = Readonly<Record<string, unknown>>;

  /** Every schema of the document with where it stands, but none below `not`, which makes no type. */
  function schemasIn(given: unknown, at: string): [string, Node][] {
    if (typeof given !== 'object' || given === null) return [];
    const parts = Object.entries(given).filter(([key]) => !/^(?:not|examples?|default)$/.test(key));
    const below = parts.flatMap(([key, part]) => schemasIn(part, `${at}/${key}`));
    return [[at, given as Node], ...below];
  }

  let schemas: [string, Node][];
  beforeAll(() => {
    schemas = schemasIn(document, '');
  });

  test('alternatives have a type each: one without takes anything, and so all of them do', () => {
    const typed = ['$ref', 'type', 'const', 'enum', 'anyOf', 'oneOf', 'allOf'];
    const open = schemas.flatMap(([at, { anyOf, oneOf }]) =>
      [anyOf ?? oneOf ?? []]
        .flat()
        .flatMap((one, n) => (typed.some((key) => key in (one as Node)) ? [] : [`${at} ${n}`])),
    );
    expect(open).toEqual([]);
  });

  test('an object without properties says that it may have any', () => {
    const empty = schemas.filter(
      ([, { type, properties, additionalProperties, anyOf, oneOf }]) =>
        type === 'object' &&
        (anyOf ?? oneOf) === undefined &&
        Object.keys(properties ?? {}).length === 0 &&
        additionalProperties === undefined,
    );
    expect(empty.map(([at]) => at)).toEqual([]);
  });
});

test('says how many calls a token has left', () => {
  const calls = document.paths['/api/v1/meetings']?.get?.responses[200] as { headers?: object };
  expect(Object.keys(calls.headers ?? {})).toEqual(
    expect.arrayContaining(['RateLimit', 'RateLimit-Policy']),
  );
  const others = document.paths['/api/v1/lawyers/tokens']?.get?.responses[200] as {
    headers?: object;
  };
  expect(Object.keys(others.headers ?? {})).not.toContain('RateLimit');
});

test('never describes more of a user than the contract returns', () => {
  const user = document.components.schemas.User as { properties: object };
  expect(Object.keys(user.properties).toSorted()).toEqual([
    '_id',
    'email',
    'email_verified',
    'first_name',
    'last_name',
    'phone',
    'picture_url',
    'roles',
    'type',
  ]);
});

test('calls each operation by the constant of its endpoint', () => {
  const named = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => [
      `${method.toUpperCase()} ${path}`,
      operationId,
    ]),
  );
  // Is one undefined? Its module is missing in lib/server/site/openapi/names-policy.ts.
  expect(Object.fromEntries(named)).toEqual(
    Object.fromEntries(
      NAMED_ENDPOINTS.map(({ name, endpoint }) => [`${endpoint.method} ${endpoint.path}`, name]),
    ),
  );
  expect(new Set(named.map(([, id]) => id)).size).toBe(named.length);
});

describe('strings that come in', () => {
  const LIMITS = ['maxLength', 'pattern', 'format', 'enum', 'const'];

  /** Paths of strings of which nothing is said. */
  function unlimited(given: unknown, at: string, seen = new Set<string>()): string[] {
    if (typeof given !== 'object' || given === null) return [];
    const schema = given as Record<string, unknown>;
    if (typeof schema.$ref === 'string') {
      const name = schema.$ref.split('/').at(-1) ?? '';
      if (seen.has(name)) return [];
      return unlimited(document.components.schemas[name], name, seen.add(name));
    }
    const own = schema.type === 'string' && !LIMITS.some((limit) => limit in schema) ? [at] : [];
    const parts = Object.entries((schema.properties ?? {}) as object);
    const others = [schema.anyOf, schema.oneOf, schema.allOf, schema.items].flat();
    return [
      ...own,
      ...others.flatMap((other) => unlimited(other, at, seen)),
      ...unlimited(schema.additionalProperties, `${at}{}`, seen),
      ...parts.flatMap(([name, part]) => unlimited(part, `${at}.${name}`, seen)),
    ];
  }

  test('all have a limit, a format or a list of values', () => {
    const bodies = ENDPOINTS.filter(({ bodyKind }) => bodyKind !== 'raw').flatMap((endpoint) => {
      const at = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
      const name = `${endpoint.method} ${endpoint.path}`;
      const queries = (at?.parameters ?? []).filter((parameter) => parameter.in !== 'header');
      return [
        ...Object.values(at?.requestBody?.content ?? {}).flatMap(({ schema }) =>
          unlimited(schema, name),
        ),
        ...queries.flatMap((parameter) => unlimited(parameter.schema, `${name} ${parameter.name}`)),
      ];
    });
    expect(bodies).toEqual([]);
  });

  test.each([
    ['BasicInfoInput', 'about', { minLength: 250, maxLength: 500 }],
    ['ReviewInput', 'comment', { maxLength: 1000 }],
    ['MeetingSummaryInput', 'text', { minLength: 1, maxLength: 5000 }],
    ['BankingInput', 'account_number', { maxLength: 40 }],
  ])('%s.%s says what the server checks', (name, property, limits) => {
    const schema = document.components.schemas[name] as { properties: Record<string, object> };
    expect(schema.properties[property]).toMatchObject(limits);
  });
});
