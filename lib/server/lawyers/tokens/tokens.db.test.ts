import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { createBlocker } from '@/lib/contract/lawyers/blockers';
import { listActivity, listMembers } from '@/lib/contract/lawyers/members';
import { searchLawyers } from '@/lib/contract/lawyers/search';
import {
  type ApiToken,
  createToken,
  endToken,
  getToken,
  listTokens,
} from '@/lib/contract/lawyers/tokens';
import { listMeetings } from '@/lib/contract/meetings/meetings';
import { MAX_TOKENS } from '@/lib/domain/platform/api-tokens';
import type { MemberRight } from '@/lib/domain/platform/members';
import { DAY_MS } from '@/lib/domain/platform/time';
import { database } from '@/lib/server/platform/db/pool';
import { revokeSessions } from '@/lib/server/platform/session/service';
import { rateLimits, sessions, users } from '@/lib/server/schema/accounts';
import { auditEvents } from '@/lib/server/schema/audit';
import { apiTokens } from '@/lib/server/schema/members';
import { mails } from '@/lib/server/schema/messages';
import { send } from '@/lib/testing/api/requests';
import { newLawyer, type TestLawyer } from '@/lib/testing/factories';
import { newApiToken } from '@/lib/testing/members';
import { tokenData } from './service';

beforeEach(async () => {
  await database().delete(rateLimits);
});

const INPUT = { name: 'Office calendar', rights: ['calendar' as MemberRight], days: 30 };
const AWAY = {
  title: 'Hearing',
  start_time: '2040-03-05T01:00:00Z',
  end_time: '2040-03-05T04:00:00Z',
};
const by = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

async function made(lawyer: TestLawyer, input = INPUT) {
  const { status, body } = await send(createToken, { body: input, cookie: lawyer.cookie });
  expect(status).toBe(201);
  return body as ApiToken & { token: string };
}

async function statusOf(token: string): Promise<number> {
  return (await send(getToken, by(token))).status;
}

describe('a token', () => {
  it('is made with a second factor alone', async () => {
    const lawyer = await newLawyer();
    const asked = { secondFactorAt: null };
    await database().update(sessions).set(asked).where(eq(sessions.userId, lawyer.id));
    expect(await send(createToken, { body: INPUT, cookie: lawyer.cookie })).toMatchObject({
      status: 403,
      body: { key: 'second_factor_missing' },
    });
  });

  it('is shown once, stored as a hash, told by mail, and in the audit log', async () => {
    const lawyer = await newLawyer();
    const { _id, token, expires_at, created_at } = await made(lawyer);
    expect(token).toMatch(/^sangguni_[\w-]{43}$/);
    expect(Date.parse(expires_at) - Date.parse(created_at)).toBe(30 * DAY_MS);
    const [row] = await database().select().from(apiTokens).where(eq(apiTokens.memberId, _id));
    expect(JSON.stringify(row)).not.toContain(token.slice('sangguni_'.length));
    const { body } = await send(listTokens, { cookie: lawyer.cookie });
    expect(body).toEqual({ results: [expect.objectContaining({ _id, state: 'active' })] });
    expect(JSON.stringify(body)).not.toContain(token);
    const sent = await database().select().from(mails).where(eq(mails.recipient, lawyer.email));
    expect(JSON.stringify(sent)).toContain('Office calendar');
    expect(JSON.stringify(sent)).toContain('It opens: Calendar.');
    expect(JSON.stringify(sent)).not.toContain(token);
    const events = await database().select().from(auditEvents).where(eq(auditEvents.subject, _id));
    expect(events).toMatchObject([{ event: 'api_token_made', userId: lawyer.id }]);
  });

  it('acts for its lawyer, is recorded by its name, and is no member', async () => {
    const lawyer = await newLawyer();
    const { _id, token } = await made(lawyer);
    expect(await send(createBlocker, { ...by(token), body: AWAY })).toMatchObject({ status: 201 });
    expect((await send(listActivity, { cookie: lawyer.cookie })).body).toMatchObject({
      results: [{ member: { _id, name: INPUT.name }, operation: 'POST /api/v1/blockers' }],
    });
    expect((await send(listMembers, { cookie: lawyer.cookie })).body).toEqual({ results: [] });
    expect((await send(getToken, by(token))).body).toMatchObject({
      name: INPUT.name,
      rights: ['calendar'],
      lawyer_id: lawyer.lawyerId,
      used_at: expect.any(String),
    });
  });

  it('reads what its right shows, and no word of a case', async () => {
    const lawyer = await newLawyer();
    const { token } = await made(lawyer);
    const answer = await send(listMeetings, { ...by(token), query: { period: 'upcoming' } });
    expect(answer.status).toBe(200);
    const closed = await send(getToken, by((await made(lawyer, { ...INPUT, name: 'x' })).token));
    expect(closed.body).not.toHaveProperty('token');
  });

  it('has one name at a time, and there are so many at most', async () => {
    const lawyer = await newLawyer();
    const { _id } = await made(lawyer);
    const again = () => send(createToken, { body: INPUT, cookie: lawyer.cookie });
    expect(await again()).toMatchObject({ status: 409, body: { key: 'bad_transition' } });
    await send(endToken, { params: { id: _id }, cookie: lawyer.cookie });
    expect((await again()).status).toBe(201);
    for (let left = MAX_TOKENS - 1; left > 0; left -= 1) await newApiToken(lawyer);
    const one = { body: { ...INPUT, name: 'One more' }, cookie: lawyer.cookie };
    expect(await send(createToken, one)).toMatchObject({ status: 409 });
  });
});

describe('a token works no more', () => {
  it('once it is revoked, which may be repeated, and by nobody else', async () => {
    const lawyer = await newLawyer();
    const { _id, token } = await made(lawyer);
    const other = await newLawyer();
    const params = { id: _id };
    expect((await send(endToken, { params, cookie: other.cookie })).status).toBe(404);
    expect(await statusOf(token)).toBe(200);
    for (const _ of [1, 2])
      expect((await send(endToken, { params, cookie: lawyer.cookie })).status).toBe(204);
    expect(await statusOf(token)).toBe(401);
    const { body } = await send(listTokens, { cookie: lawyer.cookie });
    expect(body).toMatchObject({ results: [{ state: 'ended' }] });
  });

  it('after its end', async () => {
    const lawyer = await newLawyer();
    const { id, token } = await newApiToken(lawyer);
    expect(await statusOf(token)).toBe(200);
    const over = { expiresAt: new Date(Date.now() - 1) };
    await database().update(apiTokens).set(over).where(eq(apiTokens.memberId, id));
    expect(await statusOf(token)).toBe(401);
  });

  it.each([
    ['is suspended', { suspendedAt: new Date(), suspensionReason: 'Asked for by the owner.' }],
    ['leaves', { deletionDueAt: new Date(Date.now() + DAY_MS) }],
  ])('while its lawyer %s', async (_, change) => {
    const lawyer = await newLawyer();
    const { token } = await newApiToken(lawyer);
    await database().update(users).set(change).where(eq(users.id, lawyer.id));
    expect(await statusOf(token)).toBe(401);
  });

  it('once all sessions were ended, and still does where one was spared', async () => {
    const lawyer = await newLawyer();
    const { token } = await newApiToken(lawyer);
    await revokeSessions(database(), lawyer.id, randomUUID(), Date.now());
    expect(await statusOf(token)).toBe(200);
    await revokeSessions(database(), lawyer.id, null, Date.now());
    expect(await statusOf(token)).toBe(401);
  });
});

describe('a call with a token', () => {
  it('that is unknown is refused as RFC 6750 says, whatever cookie is beside it', async () => {
    const { cookie } = await newLawyer();
    const answer = await send(getToken, { ...by('sangguni_nothing'), cookie });
    expect(answer).toMatchObject({ status: 401, body: { key: 'no_session' } });
    expect(answer.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
  });

  it('to what everybody may call is answered as without one', async () => {
    expect((await send(searchLawyers, by('sangguni_nothing'))).status).toBe(200);
  });

  it('says how many are left, refuses the next beyond them, and counts each token alone', async () => {
    const lawyer = await newLawyer();
    const [busy, other] = [await newApiToken(lawyer), await newApiToken(lawyer)];
    const first = await send(getToken, by(busy.token));
    expect(first.headers.get('ratelimit-policy')).toBe('"token";q=120;w=60');
    expect(first.headers.get('ratelimit')).toMatch(/^"token";r=119;t=\d+$/);
    const rest = await Promise.all(Array.from({ length: 120 }, () => statusOf(busy.token)));
    expect(rest.filter((status) => status === 429)).toHaveLength(1);
    const refused = await send(getToken, by(busy.token));
    expect(refused).toMatchObject({ status: 429, body: { key: 'rate_limited' } });
    expect(refused.headers.get('ratelimit')).toMatch(/^"token";r=0;t=\d+$/);
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await statusOf(other.token)).toBe(200);
  });
});

test('the export names the tokens, and holds no secret', async () => {
  const lawyer = await newLawyer();
  const { token } = await newApiToken(lawyer, ['meetings']);
  const section = await tokenData.exported(database(), lawyer.id);
  expect(section).toMatchObject({ name: 'api_tokens', data: [{ rights: ['meetings'] }] });
  expect(JSON.stringify(section)).not.toMatch(/hash|sangguni_/);
  expect(JSON.stringify(section)).not.toContain(token);
});
