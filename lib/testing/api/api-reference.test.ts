import { FEATURES } from '@/lib/server/features';
import { registerFeatures } from '@/lib/server/registry/registry';
import { apiOperation, apiParts } from '@/lib/server/site/openapi/operations';
import { ENDPOINTS } from './endpoints';

registerFeatures(() => FEATURES);

test('every operation but those of the administration is in one part', () => {
  const shown = apiParts().flatMap(({ operations }) => operations.map(({ name }) => name));
  expect(new Set(shown).size).toBe(shown.length);
  expect(shown).toHaveLength(ENDPOINTS.filter(({ access }) => !access.startsWith('admin')).length);
});

test('the schemas that stand in a kind are on the same page', () => {
  const missing = apiParts().flatMap(({ slug, operations, schemas }) => {
    const there = new Set(schemas.map(({ name }) => name));
    const bodies = operations.flatMap(({ body, answer }) => [body, answer.body]);
    const holders = [...bodies.filter((one) => one !== null), ...schemas];
    return [...holders, ...holders.flatMap(({ fields }) => fields)].flatMap((one) =>
      one.schemas.filter((name) => !there.has(name)).map((name) => `${slug} ${name}`),
    );
  });
  expect(missing).toEqual([]);
});

test('every body in JSON shows its properties or leads to them', () => {
  const mute = apiParts().flatMap(({ operations, schemas }) => {
    const bodies = operations.flatMap(({ name, body, answer }) =>
      [body, answer.body].map((one) => ({ name, ...one })),
    );
    return [...bodies, ...schemas]
      .filter((one) => !('mediaType' in one) || one.mediaType === 'application/json')
      .filter(({ schemas: names = [], fields = [] }) => names.length + fields.length === 0);
  });
  const values = mute.filter(({ kind }) => kind === 'object' || kind === 'any value');
  // The gateway's event has its own properties.
  expect(values.map(({ name }) => name)).toEqual(['paymentWebhook']);
});

test('the kinds of an answer are followed: maps, lists, and one of several', () => {
  const { schemas } = apiParts().find(({ slug }) => slug === 'lawyers') ?? {};
  expect(schemas).toContainEqual(
    expect.objectContaining({
      name: 'Calendar',
      kind: 'map of list of AvailabilitySlot',
      schemas: ['AvailabilitySlot'],
    }),
  );
  expect(schemas).toContainEqual(expect.objectContaining({ name: 'AvailabilitySlot' }));
  const names = apiOperation('signin').answer.body?.fields.map(({ name }) => name);
  expect(new Set(names).size).toBe(names?.length);
});

test('an operation says who calls it, what it takes, answers and refuses', () => {
  const operation = apiOperation('createBlocker');
  expect(operation).toMatchObject({
    method: 'POST',
    path: '/api/v1/blockers',
    access: expect.stringContaining('the right `calendar`'),
    body: { mediaType: 'application/json', schemas: ['BlockerInput'] },
    answer: { status: 201 },
    errors: expect.arrayContaining([{ key: 'invalid_input', status: 400 }]),
  });
  expect(operation.parameters.map(({ name }) => name)).toEqual(['Idempotency-Key']);
  expect(operation.answer.body?.fields.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['count', 'meetings', 'meetings[].start_time']),
  );
});

test('an example can be pasted into a shell', () => {
  const { example } = apiOperation('createBlocker');
  expect(example?.call).toContain(`curl -X POST '`);
  expect(example?.call).toContain(`-d '{\n  "title": "Hearing in Branch 12"`);
  expect(apiOperation('getMeetingQuote').example?.call).toContain('?lawyer_id=');
});
