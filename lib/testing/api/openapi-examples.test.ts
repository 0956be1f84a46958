import { API_EXAMPLES } from '@/lib/catalogue/api/examples';
import { FEATURES } from '@/lib/server/features';
import { registerFeatures } from '@/lib/server/registry/registry';
import { operationNameOf } from '@/lib/server/site/openapi/names-policy';
import { openApi } from '@/lib/server/site/openapi/service';
import { ENDPOINTS } from './endpoints';

registerFeatures(() => FEATURES);

const named = new Map(ENDPOINTS.map((endpoint) => [operationNameOf(endpoint), endpoint]));
const examples = Object.entries(API_EXAMPLES);

test('the operations that a client needs first have an example', () => {
  expect(examples.length).toBeGreaterThanOrEqual(20);
  expect(examples.filter(([name]) => !named.has(name))).toEqual([]);
});

test('whoever writes a program finds examples of what it begins with', () => {
  const parts = new Set(['Tokens of programs', 'Events', 'Blockers']);
  const own = ENDPOINTS.filter(({ tag }) => parts.has(tag)).map(
    (one) => operationNameOf(one) ?? '',
  );
  // Other operations answer what these do, or nothing.
  const others = ['restoreBlocker', 'deleteEventAddress', 'renewEventSecret'];
  expect(own.filter((name) => !(name in API_EXAMPLES))).toEqual(others);
  for (const name of ['listMeetings', 'getMeeting', 'cancelMeeting', 'rescheduleMeeting'])
    expect(API_EXAMPLES).toHaveProperty(name);
});

test.each(examples)('the example of %s is what its schemas take', (name, example) => {
  const endpoint = named.get(name);
  const { params = {}, query = {}, request, response } = example;
  expect(endpoint?.params?.strict().parse(params) ?? {}).toEqual(params);
  expect(endpoint?.query?.strict().safeParse(query).success ?? true).toBe(true);
  expect(endpoint?.body?.safeParse(request).success ?? request === undefined).toBe(true);
  if (response !== undefined) expect(endpoint?.response?.parse(response)).toEqual(response);
});

test('an example stands at its parameters, its body and its answer', () => {
  const { paths } = openApi('everybody') as { paths: Record<string, Record<string, unknown>> };
  const example = API_EXAMPLES.getMeetingQuote;
  expect(paths['/api/v1/meetings/quote']?.get).toMatchObject({
    parameters: expect.arrayContaining([
      expect.objectContaining({ name: 'duration', example: 30 }),
    ]),
    responses: { 200: { content: { 'application/json': { example: example?.response } } } },
  });
  const booking = API_EXAMPLES.createMeeting;
  expect(paths['/api/v1/meeting']?.post).toMatchObject({
    requestBody: { content: { 'application/json': { example: booking?.request } } },
    responses: { 201: { content: { 'application/json': { example: booking?.response } } } },
  });
});

test('answers say how a call is found in the log, and refusals when to try again', () => {
  const { paths } = openApi('everybody') as { paths: Record<string, Record<string, unknown>> };
  expect(paths['/api/v1/lawyers']?.get).toMatchObject({
    responses: {
      200: { headers: { 'X-Request-Id': expect.anything() } },
      429: { headers: { 'Retry-After': expect.anything() } },
      503: { headers: { 'Retry-After': expect.anything() } },
    },
  });
  expect(paths['/api/v1/calendars/{id}']?.get).toMatchObject({
    responses: { 200: { headers: { ETag: expect.anything() } } },
  });
});

test('whoever may call it is said of each operation', () => {
  const { paths } = openApi('administrator') as {
    paths: Record<string, Record<string, { description?: string }>>;
  };
  const silent = Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).flatMap(({ description }) => (description ? [] : [path])),
  );
  expect(silent).toEqual([]);
});
