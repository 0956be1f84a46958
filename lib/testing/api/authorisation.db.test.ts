import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { GET as getCheckout } from '@/app/api/v1/payments/checkout/route';
import { ENDPOINTS } from '@/lib/contract/endpoints';
import { ERROR_STATUS, type ErrorKey } from '@/lib/contract/platform/errors';
import { database } from '@/lib/server/platform/db/pool';
import { users } from '@/lib/server/platform/db/schema/accounts';
import type { RouteHandler } from '@/lib/server/platform/pipeline/http';
import { signIn } from '@/lib/testing/factories';
import { applySettings } from '@/lib/testing/jest/settings';
import { wholeDatabase } from '@/lib/testing/whole-database';
import { requestsOf, type Stage, setStage } from './authorised-requests';
import { expectDescribedAnswer } from './described';
import { send } from './requests';
import { loadRoutes } from './routes';

/**
 * Every endpoint and what each kind of person gets. `client` and `lawyer` are the two people of the meeting that the
 * request is about, and the client owns its file; the others have meetings and files of their own. A `?` is somebody
 * whose e-mail is not verified.
 * session, mail, role, none: no_session, email_not_verified, wrong_role, not_found.
 */
const TABLE = `
# endpoint                                  visitor  client?  lawyer?  client  lawyer  other-client  other-lawyer
POST /api/v1/auth/signup                    201      201      201      201     201     201           201
POST /api/v1/auth/lawyer/signup             201      201      201      201     201     201           201
GET /api/v1/auth/verify-ibp/code            200      200      200      200     200     200           200
POST /api/v1/auth/verify-ibp/code           204      204      204      204     204     204           204
POST /api/v1/auth/verify-ibp                200      200      200      200     200     200           200
GET /api/v1/auth/verify-ibp/document/{id}   none     none     none     none    200     none          none
GET /api/v1/lawyers/profile/verification    session  mail     mail     role    200     role          200
POST /api/v1/lawyers/profile/verification   session  mail     mail     role    201     role          201
POST /api/v1/auth/signin                    200      200      200      200     200     200           200
POST /api/v1/auth/logout                    204      204      204      204     204     204           204
GET /api/v1/auth/session                    session  200      200      200     200     200           200
POST /api/v1/auth/verify-email              200      200      200      200     200     200           200
POST /api/v1/auth/verify-email/send         session  204      204      204     204     204           204
POST /api/v1/auth/reset-password/email      204      204      204      204     204     204           204
POST /api/v1/auth/reset-password            204      204      204      204     204     204           204
POST /api/v1/auth/change-password           session  204      204      204     204     204           204
GET /api/v1/auth/challenge                  200      200      200      200     200     200           200
GET /api/v1/auth/account/settings           session  200      200      200     200     200           200
PUT /api/v1/auth/account/settings           session  200      200      200     200     200           200
POST /api/v1/auth/account/picture           session  201      201      201     201     201           201
DELETE /api/v1/auth/account/picture         session  204      204      204     204     204           204
GET /api/v1/auth/sessions                   session  200      200      200     200     200           200
DELETE /api/v1/auth/sessions                session  204      204      204     204     204           204
DELETE /api/v1/auth/sessions/{id}           session  none     none     204     none    none          none
POST /api/v1/auth/account/export            session  mail     mail     204     204     204           204
GET /api/v1/auth/account/export             session  mail     mail     200     none    none          none
POST /api/v1/auth/account/deletion          session  201      201      409     409     409           409
DELETE /api/v1/auth/account/deletion        session  204      204      204     204     204           204
GET /api/v1/auth/oauth/{id}                 303      303      303      303     303     303           303
GET /api/v1/auth/oauth/{id}/callback        303      303      303      303     303     303           303
GET /api/v1/auth/refresh                    303      303      303      303     303     303           303
GET /api/v1/lawyers                         200      200      200      200     200     200           200
GET /api/v1/lawyers/summary                 200      200      200      200     200     200           200
GET /api/v1/lawyers/featured                200      200      200      200     200     200           200
GET /api/v1/reviews                         200      200      200      200     200     200           200
GET /api/v1/lawyers/{id}/profile            200      200      200      200     200     200           200
GET /api/v1/lawyers/{id}/reviews            200      200      200      200     200     200           200
GET /api/v1/lawyers/availability            200      200      200      200     200     200           200
GET /api/v1/lawyers/profile/verify-qr       200      200      200      200     200     200           200
POST /api/v1/meeting                        session  mail     mail     201     role    201           role
GET /api/v1/meeting/{id}                    session  mail     mail     200     200     none          none
GET /api/v1/meetings                        session  mail     mail     200     200     200           200
PUT /api/v1/meeting/{id}/cancel             session  mail     mail     200     role    none          role
PUT /api/v1/meeting/{id}/files              session  mail     mail     200     200     none          none
GET /api/v1/meeting/{id}/file/{childId}     session  mail     mail     200     200     none          none
DELETE /api/v1/meeting/{id}/file/{childId}  session  mail     mail     204     none    none          none
GET /api/v1/notifications/in-app            session  mail     mail     200     200     200           200
PUT /api/v1/notifications/in-app/{id}/seen  session  mail     mail     204     none    none          none
GET /api/v1/payments/methods                200      200      200      200     200     200           200
GET /api/v1/payments/checkout               200      200      200      200     200     200           200
POST /api/v1/payments/webhooks/{id}         200      200      200      200     200     200           200
GET /api/v1/openapi.json                    200      200      200      200     200     200           200
GET /api/health                             200      200      200      200     200     200           200
`;

const WORDS: Readonly<Record<string, ErrorKey>> = {
  session: 'no_session',
  mail: 'email_not_verified',
  role: 'wrong_role',
  none: 'not_found',
};
const PEOPLE = [
  ...(['visitor', 'newClient', 'newLawyer', 'client', 'lawyer'] as const),
  ...(['otherClient', 'otherLawyer'] as const),
] as const;
type Person = (typeof PEOPLE)[number];

const ROWS = TABLE.split('\n')
  .filter((line) => /^[A-Z]/.test(line))
  .map((line) => {
    const [method = '', at = '', ...words] = line.split(/\s+/);
    return { endpoint: `${method} ${at}`, words };
  });
const CASES = ROWS.flatMap(({ endpoint, words }) =>
  PEOPLE.map((person, i) => ({ endpoint, person, expected: words[i] ?? '' })),
);

const FOLDER = mkdtempSync(path.join(tmpdir(), 'authorisation-'));
applySettings({ STORAGE_DIR: FOLDER, FACEBOOK_APP_ID: '1', FACEBOOK_APP_SECRET: 'secret' });

let stage: Stage;
let handlers: Map<string, RouteHandler>;
beforeAll(async () => {
  stage = await setStage();
  const routes = await loadRoutes();
  handlers = new Map(
    routes.flatMap((route) =>
      route.handlers.map(({ method, handler }) => [`${method} ${route.path}`, handler] as const),
    ),
  );
});
afterAll(() => rmSync(FOLDER, { recursive: true }));

/** A session of their own for each call, because some of them end it. */
async function cookieOf(person: Person): Promise<string | undefined> {
  if (person === 'visitor') return undefined;
  const [row] = await database().select().from(users).where(eq(users.id, stage[person].id));
  if (!row) throw new Error(`${person} is not on the stage`);
  return signIn(row);
}

test('every endpoint has a row for everybody, and a request to make', () => {
  const endpoints = ENDPOINTS.map(({ method, path: at }) => `${method} ${at}`).toSorted();
  expect(ROWS.map(({ endpoint }) => endpoint).toSorted()).toEqual(endpoints);
  expect(Object.keys(requestsOf).toSorted()).toEqual(endpoints);
  for (const { words } of ROWS) expect(words).toHaveLength(PEOPLE.length);
});

test.each(CASES)('$endpoint for $person: $expected', async ({ endpoint, person, expected }) => {
  const handler = handlers.get(endpoint);
  const prepare = requestsOf[endpoint];
  if (!handler || !prepare) throw new Error(`${endpoint} cannot be called`);
  const request = { ...(await prepare(stage)), cookie: await cookieOf(person) };
  const before = await wholeDatabase();
  const answer = await send(handler, request);
  expectDescribedAnswer(handler.endpoint, answer);
  const key = WORDS[expected];
  if (!key) {
    expect({ status: answer.status, body: answer.body }).toMatchObject({
      status: Number(expected),
    });
    return;
  }
  expect(answer).toMatchObject({ status: ERROR_STATUS[key], body: { key } });
  expect(await wholeDatabase()).toBe(before);
});

test('a payment shows what it is for to its client alone', async () => {
  const request = await requestsOf['GET /api/v1/payments/checkout']?.(stage);
  for (const person of PEOPLE) {
    const { body } = await send(getCheckout, { ...request, cookie: await cookieOf(person) });
    const { details } = body as { details: unknown };
    if (person === 'client') expect(details).toMatchObject({ client_email: stage.client.email });
    else expect(details).toBeNull();
  }
});

test('nobody else is in the list of meetings', async () => {
  const handler = handlers.get('GET /api/v1/meetings');
  if (!handler) throw new Error('no list of meetings');
  for (const person of ['client', 'lawyer', 'otherClient', 'otherLawyer'] as const) {
    const cookie = await cookieOf(person);
    const { body } = await send(handler, { cookie, query: { period: 'upcoming' } });
    const { results } = body as { results: { lawyer: { _id: string }; client: { _id: string } }[] };
    expect(results.length).toBeGreaterThan(0);
    const own = stage[person];
    for (const { lawyer, client } of results)
      expect([client._id, lawyer._id]).toContain('lawyerId' in own ? own.lawyerId : own.id);
  }
});
