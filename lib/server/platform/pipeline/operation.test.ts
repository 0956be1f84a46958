import * as z from 'zod';
import { COPY } from '@/lib/contract/platform/copy';
import { type Access, endpoint } from '@/lib/contract/platform/endpoint';
import { FEATURES } from '@/lib/server/features';
import { send } from '@/lib/testing/api/requests';
import { applySettings } from '@/lib/testing/jest/settings';
import type { Actor } from '../session/actor';
import { http } from './http';
import { authorise, operation } from './operation';

beforeEach(() => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => jest.restoreAllMocks());

const about = { tag: 'Probe', summary: 'Answers', access: 'public' } as const;

describe('who may call', () => {
  const actor = (
    type: Actor['type'],
    emailVerified: boolean,
    roles: string[] = [],
    secondFactor = false,
  ): Actor => ({
    id: 'u1',
    type,
    emailVerified,
    accountSince: 0,
    roles,
    person: {
      id: 'u1',
      type,
      firstName: 'Maria',
      lastName: 'Santos',
      email: 'maria@example.com',
      phone: null,
      picture: null,
      emailVerifiedAt: emailVerified ? new Date(0) : null,
      roles,
    },
    sessionId: 's1',
    sid: 'token',
    secondFactor,
    secondFactorAt: null,
    practice: null,
    practiceEnded: false,
    lastEvent: 0,
    member: null,
    lawyerId: type === 'LAWYER' ? 'maria-santos' : null,
  });
  const people = {
    visitor: null,
    newClient: actor('CUSTOMER', false),
    newLawyer: actor('LAWYER', false),
    client: actor('CUSTOMER', true),
    lawyer: actor('LAWYER', true),
    admin: actor('CUSTOMER', true, ['ADMIN'], true),
    lockedAdmin: actor('CUSTOMER', true, ['ADMIN']),
    newAdmin: actor('CUSTOMER', false, ['ADMIN'], true),
  };
  const NO = 'no_session';
  const MAIL = 'email_not_verified';
  const ROLE = 'wrong_role';
  const GONE = 'not_found';

  /** In the order of `people`; `ok` may. */
  const table: Record<Access, string[]> = {
    public: ['ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok'],
    webhook: ['ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok'],
    session: [NO, 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok'],
    user: [NO, MAIL, MAIL, 'ok', 'ok', 'ok', 'ok', MAIL],
    customer: [NO, MAIL, MAIL, 'ok', ROLE, 'ok', 'ok', MAIL],
    lawyer: [NO, MAIL, MAIL, ROLE, 'ok', ROLE, ROLE, MAIL],
    admin: [GONE, GONE, GONE, GONE, GONE, 'ok', 'second_factor_required', GONE],
    'admin-session': [GONE, GONE, GONE, GONE, GONE, 'ok', 'ok', GONE],
  };

  const cases = Object.entries(table).flatMap(([access, row]) =>
    Object.entries(people).map(([who, someone], i) => ({
      access: access as Access,
      who,
      someone,
      expected: row[i],
    })),
  );

  test.each(cases)('$access for $who: $expected', ({ access, someone, expected }) => {
    const outcome = () => {
      try {
        authorise(access, someone);
        return 'ok';
      } catch (error) {
        return (error as { key: string }).key;
      }
    };
    expect(outcome()).toBe(expected);
  });
});

describe('what comes in', () => {
  const seen = jest.fn();
  const probe = endpoint({
    ...about,
    method: 'POST',
    path: '/api/v1/things/{id}',
    params: z.object({ id: z.string().max(10) }),
    query: z.object({ page: z.coerce.number().int().min(0).default(7) }),
    body: z.object({
      name: z.string().min(1, COPY.validation.required),
      years: z.array(z.object({ end: z.int() })),
      kind: z.enum(['a', 'b']).optional(),
    }),
    status: 204,
    errors: [],
  });
  const handler = http(operation(probe, async (context) => void seen(context)));
  const good = { params: { id: 'x1' }, body: { name: 'Ana', years: [] } };
  beforeEach(() => seen.mockClear());

  test('reaches the operation parsed, with defaults, without what nobody asked for', async () => {
    const query = { page: '3', sort: 'name' };
    await send(handler, { ...good, query, body: { ...good.body, admin: true } });
    expect(seen).toHaveBeenCalledWith(
      expect.objectContaining({ params: { id: 'x1' }, query: { page: 3 }, body: good.body }),
    );
  });

  test.each([{ page: '-1' }, { page: 'two' }, { page: '1.5' }])('refuses %o', async (query) => {
    const answer = await send(handler, { ...good, query: query as Record<string, string> });
    expect(answer).toMatchObject({
      status: 400,
      body: { key: 'invalid_input', fields: { page: expect.any(String) } },
    });
    expect(seen).not.toHaveBeenCalled();
  });

  test('takes a parameter left empty, as a form sends it, as one that is not there', async () => {
    await send(handler, { ...good, query: { page: '' } });
    expect(seen).toHaveBeenCalledWith(expect.objectContaining({ query: { page: 7 } }));
  });

  test('names every field that is wrong by its path, a missing one as required', async () => {
    const body = { years: [{ end: 2001 }, { end: 'soon' }], kind: 'c' };
    const answer = await send(handler, { ...good, body });
    const { fields } = answer.body as { fields: Record<string, string> };
    expect(Object.keys(fields).toSorted()).toEqual(['kind', 'name', 'years.1.end']);
    expect(fields.name).toBe('Please provide a value.');
  });

  test.each(['a-very-long-id', 'nul\0'])(
    'takes an id that cannot be one, %j, as not there',
    async (id) => {
      expect(await send(handler, { ...good, params: { id } })).toMatchObject({
        status: 404,
        body: { key: 'not_found' },
      });
    },
  );

  test.each(['nul\0', 'half of 😀: \ud83d'])(
    'refuses %j, which no column of JSON keeps',
    async (name) => {
      const answer = await send(handler, { ...good, body: { ...good.body, name } });
      expect(answer).toMatchObject({ status: 400, body: { key: 'invalid_input' } });
      expect(seen).not.toHaveBeenCalled();
    },
  );

  test('refuses null characters in a query too', async () => {
    const search = endpoint({
      ...about,
      method: 'GET',
      path: '/api/v1/search',
      query: z.object({ q: z.string() }),
      status: 204,
      errors: [],
    });
    const answer = await send(http(operation(search, async () => undefined)), {
      query: { q: 'a\0' },
    });
    expect(answer.status).toBe(400);
  });
});

describe('what goes out', () => {
  const person = z.object({ name: z.string() });

  const list = endpoint({
    ...about,
    method: 'GET',
    path: '/api/v1/people',
    status: 200,
    response: z.object({ results: z.array(person), best: person.nullish() }),
    errors: [],
  });
  const answerWith = (returned: unknown) =>
    send(http(operation(list, async () => returned as { results: [] })));

  test.each([
    ['at the top', { results: [], total_cost: 7 }],
    ['in a list', { results: [{ name: 'Ana', password_hash: 'secret' }] }],
    ['further down', { results: [], best: { name: 'Ana', bank: { account: '123' } } }],
    ['beside what is missing', { results: [], best: null, bank: null }],
  ])('is nothing that the contract does not name %s', async (_where, returned) => {
    const answer = await answerWith(returned);
    expect(answer).toMatchObject({ status: 500, body: { key: 'internal' } });
    expect(JSON.stringify(answer.body)).not.toContain('secret');
  });

  test('is not rewritten on the way', async () => {
    const trimmed = endpoint({ ...list, response: z.object({ name: z.string().trim() }) });
    const untidy = operation(trimmed, async () => ({ name: ' Ana' }));
    expect((await send(http(untidy))).status).toBe(500);
  });

  test('may leave out what the contract lets it', async () => {
    const returned = { results: [{ name: 'Ana' }], best: undefined };
    expect((await answerWith(returned)).body).toEqual({ results: [{ name: 'Ana' }] });
  });

  test('without a response there is no body', async () => {
    const done = endpoint({
      ...about,
      method: 'DELETE',
      path: '/api/v1/x',
      status: 204,
      errors: [],
    });
    const answer = await send(http(operation(done, async () => undefined)));
    expect([answer.status, answer.body]).toEqual([204, '']);
  });

  test('a redirect stays on SITE_URL and is not cached', async () => {
    const move = endpoint({
      ...about,
      method: 'GET',
      path: '/api/v1/move',
      status: 303,
      responseKind: 'redirect',
      errors: [],
    });
    const answer = await send(http(operation(move, async () => '/book/a?duration=30')));
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('http://127.0.0.1:3000/book/a?duration=30');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('a file is always a download that cannot run in our origin', async () => {
    const file = endpoint({
      ...about,
      method: 'GET',
      path: '/api/v1/file',
      status: 200,
      responseKind: 'file',
      errors: [],
    });
    const reply = {
      name: `"Kontrata's" (ñ); x.pdf`,
      contentType: 'application/pdf',
      size: 4,
      body: new Blob(['%PDF']).stream(),
    };
    const answer = await send(http(operation(file, async () => reply)));
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '4',
      'content-disposition':
        "attachment; filename*=UTF-8''%22Kontrata%27s%22%20%28%C3%B1%29%3B%20x.pdf",
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect(answer.body).toBe('%PDF');
  });
});

describe('in production', () => {
  /** Returns the answer for a row with a column that the schema does not name. */
  async function answeredOf(isHot?: boolean) {
    jest.resetModules();
    applySettings({ NODE_ENV: 'production' });
    try {
      const fresh = await import('./operation');
      const probe = endpoint({
        method: 'GET',
        path: '/api/v1/probe',
        ...about,
        status: 200,
        response: z.object({ results: z.array(z.object({ name: z.string() })) }),
        errors: [],
      });
      const rows = [{ name: 'Ana', password_hash: 'secret' }];
      const op = fresh.operation(probe, async () => ({ results: rows }), { isHot });
      return await fresh.perform(op, {} as Parameters<typeof op.run>[0]);
    } finally {
      applySettings({ NODE_ENV: 'test' });
      jest.resetModules();
    }
  }

  test('a key that the schema of an answer does not name is left out', async () => {
    expect(await answeredOf()).toEqual({ results: [{ name: 'Ana' }] });
  });

  test('only what is marked as a hot public read leaves as it is', async () => {
    expect(await answeredOf(true)).toMatchObject({ results: [{ password_hash: 'secret' }] });
  });
});

test('nothing but a public read of lawyers leaves as it is', () => {
  const hot = FEATURES.flatMap(({ operations }) => operations).filter(({ isHot }) => isHot);
  expect(hot.map(({ endpoint: { access, path } }) => `${access} ${path}`).toSorted()).toEqual([
    'public /api/v1/lawyers',
    'public /api/v1/lawyers/availability',
    'public /api/v1/lawyers/free-legal-help',
    'public /api/v1/lawyers/{id}/profile',
  ]);
});
