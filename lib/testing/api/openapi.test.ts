import { GET as getOpenApi } from '@/app/api/v1/openapi.json/route';
import { errorsOf } from '@/lib/contract/platform/endpoint';
import { ERROR_STATUS } from '@/lib/contract/platform/errors';
import { FEATURES } from '@/lib/server/features';
import { registerFeatures } from '@/lib/server/registry/registry';
import { openApi } from '@/lib/server/site/openapi/openapi';
import { ENDPOINTS } from './endpoints';
import { send } from './requests';

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: unknown;
}
interface Described {
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
  expect(document.info).toEqual({ title: 'Sangguni API', version: '1' });
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
    expect(at.security).toEqual(anybody ? [] : [{ session: [] }]);

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
