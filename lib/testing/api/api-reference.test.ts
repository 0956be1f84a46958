import { FEATURES } from '@/lib/server/features';
import { registerFeatures } from '@/lib/server/registry/registry';
import { apiOperation, apiParts } from '@/lib/server/site/openapi/reference-operations';
import { ENDPOINTS } from './endpoints';

registerFeatures(() => FEATURES);

test('every operation but those of the administration is in one part', () => {
  const shown = apiParts().flatMap(({ operations }) => operations.map(({ name }) => name));
  expect(new Set(shown).size).toBe(shown.length);
  expect(shown).toHaveLength(ENDPOINTS.filter(({ access }) => !access.startsWith('admin')).length);
});

test('what a property is called after is on the same page', () => {
  const missing = apiParts().flatMap(({ slug, operations, schemas }) => {
    const there = new Set(schemas.map(({ name }) => name));
    const bodies = operations.flatMap(({ body, answer }) => [body, answer.body]);
    const fields = [...bodies, ...schemas].flatMap((one) => [...(one?.fields ?? [])]);
    return [...bodies, ...fields].flatMap((one) =>
      one && 'schema' in one && one.schema && !there.has(one.schema)
        ? [`${slug} ${one.schema}`]
        : [],
    );
  });
  expect(missing).toEqual([]);
});

test('an operation says who calls it, what it takes, answers and refuses', () => {
  const operation = apiOperation('createBlocker');
  expect(operation).toMatchObject({
    method: 'POST',
    path: '/api/v1/blockers',
    access: expect.stringContaining('the right calendar'),
    body: { mediaType: 'application/json', schema: 'BlockerInput' },
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
