import { and, eq } from 'drizzle-orm';
import pg from 'pg';
import { getSession, resetPassword, signin } from '@/lib/contract/accounts/authentication';
import type { AdminUser, UserRow } from '@/lib/contract/admin/users';
import {
  getUser,
  listUsers,
  resendVerificationMail as resend,
  restoreUser as restore,
  signOutUser as signOut,
  suspendUser as suspend,
} from '@/lib/contract/admin/users';
import type { Endpoint } from '@/lib/contract/platform/endpoint';
import { hashPassword } from '@/lib/server/accounts/credentials/passwords-service';
import { issueLinkToken } from '@/lib/server/accounts/credentials/tokens-service';
import { database } from '@/lib/server/platform/db/pool';
import { startSession } from '@/lib/server/platform/session/service';
import { auditEvents } from '@/lib/server/schema/audit';
import { mails } from '@/lib/server/schema/messages';
import { seedMeeting } from '@/lib/server/seed/meeting';
import { send } from '@/lib/testing/api/requests';
import { manilaTime, newAdmin, newClient, newLawyer, type TestUser } from '@/lib/testing/factories';

const PASSWORD = 'Harbor-42-lamp';
let admin: TestUser;
let passwordHash: string;
beforeAll(async () => {
  admin = await newAdmin();
  passwordHash = await hashPassword(PASSWORD);
});

const shown = async (id: string) =>
  (await send(getUser, { params: { id }, cookie: admin.cookie })).body as AdminUser;

const listed = async (body: Record<string, string>) =>
  (await send(listUsers, { body, cookie: admin.cookie })).body as {
    results: UserRow[];
    total: number;
  };

const post = (endpoint: Endpoint, id: string, body?: object) =>
  send(endpoint, { params: { id }, cookie: admin.cookie, body });

const suspendUser = (id: string, body: object = {}) =>
  post(suspend, id, { reason: 'Spam to lawyers.', cancel_meetings: false, ...body });

async function eventsOf(subject: string): Promise<string[]> {
  const rows = await database()
    .select({ event: auditEvents.event })
    .from(auditEvents)
    .where(and(eq(auditEvents.subject, subject), eq(auditEvents.userId, admin.id)))
    .orderBy(auditEvents.at);
  return rows.map(({ event }) => event);
}

test('one name is shown and found without a blank behind it', async () => {
  const { id } = await newClient({ firstName: 'Suharto', lastName: '' });
  expect(await listed({ q: 'suharto' })).toMatchObject({ results: [{ _id: id, name: 'Suharto' }] });
  expect((await shown(id)).name).toBe('Suharto');
});

async function templatesTo(recipient: string): Promise<string[]> {
  const rows = await database().select().from(mails).where(eq(mails.recipient, recipient));
  return rows.map(({ template }) => template);
}

const signInAs = (email: string, password: string) =>
  send(signin, { body: { email, password }, headers: { 'x-client-address': '192.0.2.40' } });

describe('the list', () => {
  test('finds by a part of the name or address, by type and suspension', async () => {
    const ana = await newClient({ firstName: 'Zenaida', lastName: 'Quiñones' });
    const ben = await newLawyer({}, { firstName: 'Zenon', lastName: 'Quizon' });
    expect((await listed({ q: 'zen' })).total).toBe(2);
    expect((await listed({ q: 'NAIDA Qui' })).results).toMatchObject([
      { _id: ana.id, name: 'Zenaida Quiñones', email_verified: true, administrator: false },
    ]);
    expect((await listed({ q: ben.email.slice(0, 14) })).results).toMatchObject([{ _id: ben.id }]);
    expect((await listed({ q: 'zen', type: 'LAWYER' })).results).toMatchObject([{ _id: ben.id }]);
    // No wildcards of SQL.
    expect((await listed({ q: 'z%n' })).total).toBe(0);
    await suspendUser(ana.id);
    expect((await listed({ q: 'zen', suspended: 'yes' })).results).toMatchObject([
      { _id: ana.id, suspended_at: expect.any(String) },
    ]);
    expect((await listed({ q: 'zen', suspended: 'no' })).results).toMatchObject([{ _id: ben.id }]);
  });

  test('costs the same number of statements with more of them', async () => {
    const statements = jest.spyOn(pg.Client.prototype, 'query');
    const cost = async () => {
      statements.mockClear();
      await listed({ q: 'statement-count' });
      return statements.mock.calls.length;
    };
    const first = await cost();
    await newClient({ firstName: 'statement-count' });
    await newClient({ firstName: 'statement-count' });
    expect(await cost()).toBe(first);
    statements.mockRestore();
  });
});

test('an account shows its facts, and the view is in the audit log', async () => {
  const [client, lawyer] = [await newClient({ phone: '+639170000009' }), await newLawyer()];
  for (const hour of [1, 2])
    await seedMeeting(database(), {
      lawyerId: lawyer.lawyerId,
      clientId: client.id,
      price: 100_000,
      start: manilaTime(2, hour * 60),
    });
  expect(await shown(client.id)).toMatchObject({
    type: 'CUSTOMER',
    email: client.email,
    phone: '+639170000009',
    sessions: 1,
    meetings: 2,
    agreements: 0,
    open_cases: 0,
    lawyer: null,
    ahead: null,
    payments: { received: 200_000, refunded: 0 },
    can_change: true,
    suspended_at: null,
    last_seen_at: expect.any(String),
  });
  expect(await shown(lawyer.id)).toMatchObject({
    lawyer: { _id: lawyer.lawyerId, public: true, verified: true, listed: true },
    payments: { received: 200_000 },
    ahead: { meetings: 2, holds: 0, refund: 200_000, proposals: 0, open_agreements: [] },
  });
  expect(await eventsOf(client.id)).toEqual(['user_viewed']);
  expect((await post(getUser, '00000000-0000-4000-8000-000000000000')).status).toBe(404);
});

describe('a suspended account', () => {
  test('is signed out, and nobody signs in until it is restored', async () => {
    const client = await newClient({ passwordHash });
    expect((await suspendUser(client.id)).status).toBe(200);
    expect((await send(getSession, { cookie: client.cookie })).status).toBe(401);
    const refused = await signInAs(client.email, PASSWORD);
    expect(refused).toMatchObject({ status: 403, body: { key: 'account_suspended' } });
    expect((refused.body as { message: string }).message).toMatch(/@/);
    // Whoever does not know the password learns nothing.
    expect(await signInAs(client.email, 'Wrong-42-lamp')).toMatchObject({
      status: 401,
      body: { key: 'bad_credentials' },
    });
    expect(await shown(client.id)).toMatchObject({
      sessions: 0,
      suspension_reason: 'Spam to lawyers.',
    });
    expect((await post(restore, client.id)).status).toBe(204);
    expect((await post(restore, client.id)).status).toBe(204);
    expect((await signInAs(client.email, PASSWORD)).status).toBe(200);
    const ofAccount = (await eventsOf(client.id)).filter((event) => event !== 'user_viewed');
    expect(ofAccount).toEqual(['user_suspended', 'user_restored']);
    expect((await templatesTo(client.email)).filter((name) => name.startsWith('account-'))).toEqual(
      ['account-suspended', 'account-restored'],
    );
  });

  test('has no session that was begun in the same moment', async () => {
    const client = await newClient();
    await suspendUser(client.id);
    await startSession(database(), client.id, null);
    expect((await send(getSession, { cookie: client.cookie })).status).toBe(401);
  });

  test('gets no new password', async () => {
    const client = await newClient({ passwordHash });
    const link = { userId: client.id, kind: 'reset_password', hours: 1 } as const;
    const { token } = await issueLinkToken(
      database(),
      { ...link, email: client.email },
      Date.now(),
    );
    await suspendUser(client.id);
    const body = { token, password: 'Another-42-lamp' };
    expect(await send(resetPassword, { body })).toMatchObject({
      status: 403,
      body: { key: 'account_suspended' },
    });
    await post(restore, client.id);
    expect((await signInAs(client.email, PASSWORD)).status).toBe(200);
  });

  test('stays as it is when it is suspended again', async () => {
    const client = await newClient();
    await suspendUser(client.id);
    expect((await suspendUser(client.id, { reason: 'Another.' })).status).toBe(200);
    expect(await shown(client.id)).toMatchObject({ suspension_reason: 'Spam to lawyers.' });
    expect(
      (await templatesTo(client.email)).filter((name) => name === 'account-suspended'),
    ).toHaveLength(1);
  });
});

test('signing out ends every session', async () => {
  const client = await newClient({ passwordHash });
  expect((await post(signOut, client.id)).status).toBe(204);
  expect((await send(getSession, { cookie: client.cookie })).status).toBe(401);
  expect((await signInAs(client.email, PASSWORD)).status).toBe(200);
  expect(await eventsOf(client.id)).toEqual(['user_signed_out']);
});

test('a verification mail goes to an unverified address alone', async () => {
  const fresh = await newClient({ emailVerifiedAt: null });
  expect((await post(resend, fresh.id)).status).toBe(204);
  expect(await templatesTo(fresh.email)).toEqual(['verify-email']);
  expect(await eventsOf(fresh.id)).toEqual(['verification_mail_resent']);
  const client = await newClient();
  expect(await post(resend, client.id)).toMatchObject({
    status: 409,
    body: { message: 'This address is verified.' },
  });
});

test('neither the own account nor another administrator is changed', async () => {
  const other = await newAdmin();
  for (const { id } of [admin, other]) {
    expect((await suspendUser(id)).status).toBe(409);
    for (const endpoint of [restore, signOut, resend])
      expect(await post(endpoint, id)).toMatchObject({
        status: 409,
        body: { key: 'bad_transition' },
      });
    expect(await shown(id)).toMatchObject({ can_change: false, suspended_at: null });
  }
  expect((await send(getSession, { cookie: other.cookie })).status).toBe(200);
});
