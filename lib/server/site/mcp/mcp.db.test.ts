import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { eq } from 'drizzle-orm';
import { listBlockers } from '@/lib/contract/lawyers/blockers';
import { listActivity } from '@/lib/contract/lawyers/members';
import { endToken } from '@/lib/contract/lawyers/tokens';
import { MEMBER_RIGHTS, type MemberRight } from '@/lib/domain/platform/members';
import { isoInstant } from '@/lib/domain/platform/time';
import { listMeetings } from '@/lib/server/meetings/records/operations';
import { database } from '@/lib/server/platform/db/pool';
import { rateLimits } from '@/lib/server/schema/accounts';
import { meetings } from '@/lib/server/schema/meetings';
import { fetchApi, SITE, send } from '@/lib/testing/api/requests';
import { manilaTime, newClient, newLawyer, type TestLawyer } from '@/lib/testing/factories';
import { newMeeting } from '@/lib/testing/meeting-changes';
import { newApiToken } from '@/lib/testing/members';
import { changedSince, markChanges, noteChanges } from '@/lib/testing/whole-database';
import { TOOLS } from './tools-operations';

const URL_OF_MCP = `${SITE}/api/mcp`;
const CASE = {
  subject: 'Unpaid overtime of Zenaida',
  description: 'My employer has not paid overtime since June.',
  otherParty: 'Northgate Logistics, Inc.',
};
/** Tools by the rights of which one opens them, as docs/contract/lawyers.md says. */
const OPEN_TO: Readonly<Record<string, readonly MemberRight[]>> = {
  list_meetings: ['calendar', 'meetings'],
  get_meeting: ['meetings'],
  list_clients: ['messages'],
  list_open_times: MEMBER_RIGHTS,
  list_times_to_move: ['meetings'],
  list_blocked_times: ['calendar'],
  block_time: ['calendar'],
};

const open: Client[] = [];
beforeAll(noteChanges);
beforeEach(async () => {
  await database().delete(rateLimits);
});
afterEach(async () => {
  for (const client of open.splice(0)) await client.close();
});

/** The client of the protocol's own SDK, as an assistant has it; `auto` asks for the newest version first. */
async function connect(token: string, mode: 'legacy' | 'auto' = 'legacy'): Promise<Client> {
  const client = new Client({ name: 'assistant', version: '1' }, { versionNegotiation: { mode } });
  const transport = new StreamableHTTPClientTransport(new URL(URL_OF_MCP), {
    requestInit: { headers: { authorization: `Bearer ${token}` } },
    fetch: (url, init) => fetchApi(new Request(url, init)),
  });
  await client.connect(transport);
  open.push(client);
  return client;
}

async function connected(lawyer: TestLawyer, rights = MEMBER_RIGHTS as readonly MemberRight[]) {
  return connect((await newApiToken(lawyer, rights)).token);
}

async function use(client: Client, name: string, given: Record<string, unknown> = {}) {
  const { content, isError, structuredContent } = await client.callTool({
    name,
    arguments: given,
  });
  const [first] = content;
  const text = first?.type === 'text' ? first.text : '';
  if (!isError) expect(JSON.parse(text)).toEqual(structuredContent);
  return { text, isError: isError === true, answer: structuredContent as Record<string, unknown> };
}

/** A message as a program without the SDK sends it. */
function post(body: unknown, headers: Record<string, string> = {}) {
  return fetchApi(
    new Request(URL_OF_MCP, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
const callOf = (name: string, given: object = {}) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: given },
});

describe.each(['legacy', 'auto'] as const)('an assistant, by the %s protocol', (mode) => {
  it('lists the meetings of tomorrow and blocks an hour', async () => {
    const lawyer = await newLawyer();
    const ana = await newClient({ firstName: 'Ana', lastName: 'Reyes' });
    const { id } = await newMeeting(ana, lawyer, manilaTime(1, 540));
    await newMeeting(ana, lawyer, manilaTime(3, 540));
    const { token } = await newApiToken(lawyer, ['calendar', 'meetings']);
    const assistant = await connect(token, mode);
    expect(assistant.getServerVersion()).toMatchObject({ name: 'sangguni' });
    expect(assistant.getProtocolEra()).toBe(mode === 'auto' ? 'modern' : 'legacy');
    const span = { from: isoInstant(manilaTime(1, 0)), to: isoInstant(manilaTime(2, 0)) };
    const { answer } = await use(assistant, 'list_meetings', span);
    expect(answer).toMatchObject({
      total: 1,
      meetings: [{ id, client: { name: 'Ana Reyes' }, start_time: isoInstant(manilaTime(1, 540)) }],
    });
    const hour = {
      title: 'Hearing',
      start_time: isoInstant(manilaTime(1, 540)),
      end_time: isoInstant(manilaTime(1, 600)),
    };
    const blocked = await use(assistant, 'block_time', hour);
    expect(blocked.answer).toMatchObject({ was_blocked_already: false, meetings: [{ id }] });
    const again = await use(assistant, 'block_time', hour);
    expect(again.answer).toMatchObject({ id: blocked.answer.id, was_blocked_already: true });
    const { body } = await send(listBlockers, { cookie: lawyer.cookie });
    expect(body).toMatchObject({ results: [{ _id: blocked.answer.id, ...hour }] });
    expect((await send(listActivity, { cookie: lawyer.cookie })).body).toMatchObject({
      results: [{ operation: 'POST /api/v1/blockers' }],
    });
  });
});

describe('the tools', () => {
  it('are those of the document, with a schema each, and say whether they write', async () => {
    const lawyer = await newLawyer();
    const { tools } = await (await connected(lawyer)).listTools();
    expect(tools.map(({ name }) => name).toSorted()).toEqual(Object.keys(OPEN_TO).toSorted());
    const writing = tools.filter(({ annotations }) => annotations?.readOnlyHint === false);
    expect(writing.map(({ name }) => name)).toEqual(['block_time']);
    for (const { inputSchema, description } of tools) {
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
      expect(JSON.stringify(inputSchema)).not.toMatch(/"format":"ur[il]"|url/);
      expect(description).toMatch(/\.$/);
    }
  });

  it('that answer with words of others say that these are no instructions', () => {
    const silent = TOOLS.filter(({ description }) => !/never instructions/.test(description));
    expect(silent.map(({ name }) => name)).toEqual([
      'list_open_times',
      'list_times_to_move',
      'list_blocked_times',
    ]);
  });

  it.each(MEMBER_RIGHTS)('of a token with the right %s alone', async (right) => {
    const lawyer = await newLawyer();
    const { id } = await newMeeting(await newClient(), lawyer, manilaTime(1, 540));
    const assistant = await connected(lawyer, [right]);
    const expected = Object.entries(OPEN_TO).filter(([, rights]) => rights.includes(right));
    const listed = (await assistant.listTools()).tools.map(({ name }) => name);
    expect(listed.toSorted()).toEqual(expected.map(([name]) => name).toSorted());
    for (const name of Object.keys(OPEN_TO)) {
      const given = givenTo(name, id);
      if (listed.includes(name)) expect((await use(assistant, name, given)).isError).toBe(false);
      else {
        const before = await markChanges();
        await expect(use(assistant, name, given)).rejects.toThrow(`Tool ${name} not found`);
        const changed = await changedSince(before);
        expect(changed.filter((table) => table !== 'api_tokens')).toEqual([]);
      }
    }
  });

  it('show nothing of another practice', async () => {
    const [lawyer, other] = [await newLawyer(), await newLawyer()];
    const { id } = await newMeeting(await newClient(), lawyer, manilaTime(1, 540));
    const foreign = await connected(other);
    for (const name of ['get_meeting', 'list_times_to_move'])
      expect(await use(foreign, name, { id })).toMatchObject({
        isError: true,
        text: 'not_found: Not found.',
      });
    expect((await use(foreign, 'list_meetings')).answer).toMatchObject({ meetings: [] });
    expect((await use(foreign, 'list_clients')).answer).toMatchObject({ clients: [] });
  });

  it('list clients by name, and times that are free', async () => {
    const lawyer = await newLawyer();
    const ben = await newClient({ firstName: 'Ben', lastName: 'Cruz' });
    const { id } = await newMeeting(ben, lawyer, manilaTime(2, 540));
    const assistant = await connected(lawyer);
    expect((await use(assistant, 'list_clients', { q: 'cruz' })).answer).toMatchObject({
      total: 1,
      clients: [{ id: ben.id, name: 'Ben Cruz', next_meeting: isoInstant(manilaTime(2, 540)) }],
    });
    const day = isoInstant(manilaTime(2, 720)).slice(0, 10);
    const wanted = { duration: 60, from: day, to: day };
    const { days } = (await use(assistant, 'list_open_times', wanted)).answer as {
      days: { day: string; times: { start_time: string; durations: number[] }[] }[];
    };
    expect(days.map((one) => one.day)).toEqual([day]);
    const starts = days.flatMap(({ times }) => times.map(({ start_time }) => start_time));
    expect(starts).toContain(isoInstant(manilaTime(2, 720)));
    expect(starts).not.toContain(isoInstant(manilaTime(2, 540)));
    expect((await use(assistant, 'list_times_to_move', { id })).answer.days).not.toEqual([]);
  });
});

function givenTo(name: string, id: string): Record<string, unknown> {
  if (name === 'get_meeting' || name === 'list_times_to_move') return { id };
  if (name !== 'block_time') return {};
  return { start_time: isoInstant(manilaTime(5, 0)), end_time: isoInstant(manilaTime(5, 60)) };
}

describe('a case', () => {
  async function withCase(conflictState: 'OPEN' | 'NONE' | 'CONFLICT' | null) {
    const lawyer = await newLawyer();
    const meeting = { ...CASE, conflictState, attendeeName: 'Zenaida Lim' };
    const { id } = await newMeeting(await newClient(), lawyer, manilaTime(1, 540), { meeting });
    return { lawyer, id };
  }

  it.each(['OPEN', 'CONFLICT'] as const)('is in no answer while its check is %s', async (state) => {
    const { lawyer, id } = await withCase(state);
    const assistant = await connected(lawyer);
    const read = await use(assistant, 'get_meeting', { id });
    expect(read.answer).toMatchObject({ id, case: null });
    const hour = {
      start_time: isoInstant(manilaTime(1, 540)),
      end_time: isoInstant(manilaTime(1, 600)),
    };
    const texts = [
      read,
      await use(assistant, 'list_meetings'),
      await use(assistant, 'list_clients'),
    ];
    texts.push(await use(assistant, 'block_time', hour));
    // Nor can it be guessed word by word.
    expect((await use(assistant, 'list_meetings', { q: 'overtime' })).isError).toBe(true);
    for (const { text } of texts) expect(text).not.toMatch(/overtime|Northgate|Zenaida/);
  });

  it.each(['NONE', null] as const)(
    'is read once its check is %s, of lists its subject alone',
    async (state) => {
      const { lawyer, id } = await withCase(state);
      const assistant = await connected(lawyer);
      expect((await use(assistant, 'get_meeting', { id })).answer).toMatchObject({
        case: {
          subject: CASE.subject,
          description: CASE.description,
          other_party: CASE.otherParty,
          attendee_name: 'Zenaida Lim',
        },
      });
      const listed = await use(assistant, 'list_meetings');
      expect(listed.answer).toMatchObject({ meetings: [{ case: { subject: CASE.subject } }] });
      expect(listed.text).not.toContain('since June');
    },
  );

  it('is in no answer to a token that arranges no meetings', async () => {
    const { lawyer } = await withCase(null);
    const { text } = await use(await connected(lawyer, ['calendar']), 'list_meetings');
    expect(JSON.parse(text)).toMatchObject({ meetings: [{ case: null }] });
    expect(text).not.toContain('overtime');
  });

  it('leaves out money, messages, files and numbers', async () => {
    const { lawyer, id } = await withCase(null);
    await database()
      .update(meetings)
      .set({ type: 'PHONE', phone: '+639171234567' })
      .where(eq(meetings.id, id));
    const { answer } = await use(await connected(lawyer), 'get_meeting', { id });
    expect(Object.keys(answer).toSorted()).toEqual([
      'cancelled_by',
      'case',
      'client',
      'duration',
      'end_time',
      'id',
      'start_time',
      'status',
      'type',
    ]);
  });
});

describe('a call', () => {
  it('with what a tool does not take is told so, and changes nothing', async () => {
    const lawyer = await newLawyer();
    const assistant = await connected(lawyer);
    const start_time = isoInstant(manilaTime(1, 540));
    await use(assistant, 'list_blocked_times');
    const before = await markChanges();
    for (const given of [
      {},
      { start_time, end_time: 'tomorrow' },
      { start_time, end_time: start_time },
      {
        start_time,
        end_time: isoInstant(manilaTime(1, 600)),
        repeat: { every: 'DAY', until: '2040-01-01' },
      },
      { start_time, end_time: isoInstant(manilaTime(1, 600)), title: 'x'.repeat(121) },
    ])
      expect((await use(assistant, 'block_time', given)).isError).toBe(true);
    expect((await use(assistant, 'get_meeting', { id: 'x' })).isError).toBe(true);
    expect((await use(assistant, 'list_meetings', { page: -1 })).isError).toBe(true);
    expect(await changedSince(before)).toEqual([]);
    await expect(use(assistant, 'pay')).rejects.toThrow('Tool pay not found');
  });

  it('answers in JSON, says what is left of its limit, and is kept by nobody', async () => {
    const { token } = await newApiToken(await newLawyer());
    const answer = await post(callOf('list_meetings'), bearer(token));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('ratelimit-policy')).toBe('"token";q=120;w=60');
    expect(answer.headers.get('ratelimit')).toMatch(/^"token";r=119;/);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('beyond the limit of its token is refused, with the API in one count', async () => {
    const lawyer = await newLawyer();
    const { token } = await newApiToken(lawyer);
    await Promise.all(
      Array.from({ length: 119 }, () => send(listBlockers, { headers: bearer(token) })),
    );
    expect((await post(LIST, bearer(token))).status).toBe(200);
    const refused = await post(LIST, bearer(token));
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  });

  it.each([
    ['a batch, which would be many for one', [LIST, LIST], 400],
    ['a text', '"tools"', 400],
    ['what is no JSON', '{', 400],
    ['no message of JSON-RPC', { hello: 'world' }, 400],
    ['a body of more than 128 KB', { ...LIST, padding: 'x'.repeat(130 * 1024) }, 413],
  ])('that is %s is refused', async (_, body, status) => {
    const { token } = await newApiToken(await newLawyer());
    expect((await post(body, bearer(token))).status).toBe(status);
  });

  it('that is a form is refused', async () => {
    const { token } = await newApiToken(await newLawyer());
    const form = { 'content-type': 'text/plain' };
    expect((await post(LIST, { ...bearer(token), ...form })).status).toBe(415);
  });

  it('of a tool that breaks is an error of the server, which says nothing of why', async () => {
    const { token } = await newApiToken(await newLawyer());
    jest.spyOn(listMeetings, 'run').mockRejectedValueOnce(new Error('column "subject"'));
    const answer = await post(callOf('list_meetings'), bearer(token));
    expect(answer.status).toBe(500);
    const body = await answer.text();
    expect(JSON.parse(body)).toMatchObject({ key: 'internal', message: 'Unknown Error' });
    expect(body).not.toContain('column');
  });

  it('opens no stream', async () => {
    const { token } = await newApiToken(await newLawyer());
    const assistant = await connect(token, 'auto');
    await expect(assistant.listen({ toolsListChanged: true })).rejects.toThrow('limit');
    const request = (method: string) =>
      fetchApi(
        new Request(URL_OF_MCP, {
          method,
          headers: { ...bearer(token), accept: 'text/event-stream' },
        }),
      );
    for (const method of ['GET', 'DELETE']) {
      const answer = await request(method);
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
    }
  });
});

describe('nobody else calls', () => {
  it('without a token, whatever cookie there is', async () => {
    const { cookie } = await newLawyer();
    const tried: Record<string, string>[] = [
      {},
      { cookie },
      { cookie, origin: SITE, 'sec-fetch-site': 'same-origin' },
    ];
    for (const headers of tried) {
      const answer = await post(LIST, headers);
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });

  it('from a page of another site, with a cookie or with a token (DNS rebinding)', async () => {
    const lawyer = await newLawyer();
    const { token } = await newApiToken(lawyer);
    for (const origin of ['https://evil.example', 'null', 'http://localhost:3000'])
      for (const headers of [{ cookie: lawyer.cookie }, bearer(token)])
        expect((await post(LIST, { ...headers, origin })).status).toBe(403);
    expect((await post(LIST, { ...bearer(token), origin: SITE })).status).toBe(200);
  });

  it('with a token that is unknown or was revoked', async () => {
    const lawyer = await newLawyer();
    const { id, token } = await newApiToken(lawyer);
    const assistant = await connect(token);
    await use(assistant, 'list_meetings');
    await send(endToken, { params: { id }, cookie: lawyer.cookie });
    await expect(use(assistant, 'list_meetings')).rejects.toThrow();
    for (const one of [token, 'sangguni_nothing']) {
      const answer = await post(callOf('list_meetings'), { ...bearer(one), cookie: lawyer.cookie });
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
    }
  });
});
