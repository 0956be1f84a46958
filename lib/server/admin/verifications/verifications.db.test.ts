import { and, eq } from 'drizzle-orm';
import pg from 'pg';
import type { AdminVerification, VerificationRow } from '@/lib/contract/admin/verifications';
import {
  decideAsAdmin as decide,
  getVerificationDocument as getDocument,
  getVerification,
  listVerifications,
} from '@/lib/contract/admin/verifications';
import { decideVerification as decideByMail } from '@/lib/contract/lawyers/verification';
import { DAY_MS } from '@/lib/domain/platform/time';
import { checkedFactsChanged } from '@/lib/server/lawyers/verification/service';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { auditEvents } from '@/lib/server/schema/audit';
import { lawyers } from '@/lib/server/schema/lawyers';
import { verifications } from '@/lib/server/schema/verification';
import { send } from '@/lib/testing/api/requests';
import { newAdmin, newLawyer, openAdministration, type TestUser } from '@/lib/testing/factories';
import { newestMail, newRequest } from '@/lib/testing/files/identity';

let admin: TestUser;
beforeAll(async () => {
  admin = await newAdmin();
});

const shown = async (id: string) =>
  (await send(getVerification, { params: { id }, cookie: admin.cookie })).body as AdminVerification;

const listed = async (query: Record<string, string> = {}) =>
  (await send(listVerifications, { query, cookie: admin.cookie })).body as {
    results: VerificationRow[];
    total: number;
    hasMore: boolean;
  };

const decideOn = (id: string, body: object, who = admin) =>
  send(decide, { params: { id }, body, cookie: who.cookie });

async function auditOf(subject: string, event: string) {
  return database()
    .select({ actor: auditEvents.actor, userId: auditEvents.userId, detail: auditEvents.detail })
    .from(auditEvents)
    .where(and(eq(auditEvents.subject, subject), eq(auditEvents.event, event)));
}

describe('the queue', () => {
  test('has those that wait first, the oldest at the top, at a fixed number of statements', async () => {
    const made = [await newRequest(), await newRequest(), await newRequest()];
    const [first, second, third] = made.map(({ id }) => id);
    const at = (id: string | undefined, days: number) =>
      database()
        .update(verifications)
        .set({ submittedAt: new Date(Date.now() - days * DAY_MS) })
        .where(eq(verifications.id, id ?? ''));
    await at(first, 2);
    await at(second, 5);
    await decideOn(third ?? '', { decision: 'approve', version: made[2]?.version });
    const statements = jest.spyOn(pg.Client.prototype, 'query');
    const { results, total } = await listed();
    const cost = statements.mock.calls.length;
    expect(results.map(({ _id }) => _id)).toEqual([second, first, third]);
    expect(total).toBe(3);
    await newRequest();
    statements.mockClear();
    await listed();
    expect(statements.mock.calls.length).toBe(cost);
    statements.mockRestore();
    expect((await listed({ status: 'approved' })).results).toMatchObject([
      { _id: third, status: 'APPROVED', decided_at: expect.any(String), renewal: false },
    ]);
    expect((await listed({ status: 'pending' })).results).toHaveLength(3);
    expect((await listed({ page: '1' })).results).toEqual([]);
  });
});

test('one shows what the lawyer states beside both IDs, which are logged at each view', async () => {
  const { id, documentId, lawyerId } = await newRequest();
  const view = await shown(id);
  expect(view).toMatchObject({
    status: 'PENDING',
    roll_number: '50000',
    ibp_number: '1234',
    bar_year: 2010,
    renewal: false,
    own: false,
    roll_number_taken: expect.any(Boolean),
    earlier: [],
    lawyer: { _id: lawyerId },
  });
  expect(view.documents.map(({ kind }) => kind)).toEqual(['ibp_id', 'government_id']);
  const url = `/api/v1/admin/verifications/${id}/document/${documentId}`;
  expect(view.documents.map((one) => one.url)).toContain(url);
  const params = { id, childId: documentId };
  const answer = await send(getDocument, { params, cookie: admin.cookie });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('cache-control')).toContain('no-store');
  expect(await auditOf(id, 'identity_document_viewed')).toMatchObject([
    { actor: 'admin', userId: admin.id },
  ]);
  // A document of another verification.
  const other = await newRequest();
  const foreign = { id: other.id, childId: documentId };
  expect((await send(getDocument, { params: foreign, cookie: admin.cookie })).status).toBe(404);
});

test('a decision is made once, mails the lawyer and closes the documents', async () => {
  const { id, documentId, lawyerId, version } = await newRequest();
  const reason = 'The picture of the IBP ID is blurred.';
  expect((await decideOn(id, { decision: 'reject', version })).status).toBe(400);
  const answer = await decideOn(id, { decision: 'reject', reason, version });
  expect(answer).toMatchObject({
    status: 200,
    body: { status: 'REJECTED', reason, documents: [], version: null },
  });
  expect(await auditOf(id, 'verification_rejected')).toMatchObject([{ userId: admin.id }]);
  const params = { id, childId: documentId };
  expect((await send(getDocument, { params, cookie: admin.cookie })).status).toBe(404);
  expect(await decideOn(id, { decision: 'approve', version })).toMatchObject({
    status: 409,
    body: { key: 'bad_transition', message: 'Somebody else has rejected these IDs meanwhile.' },
  });
  // Handed in again: the rejection is among the earlier decisions.
  const again = await newRequest(lawyerId);
  expect(await shown(again.id)).toMatchObject({
    earlier: [{ _id: id, status: 'REJECTED', reason: expect.any(String) }],
  });
  const { email } = await shown(again.id);
  expect(await newestMail(email, 'verification-rejected')).toContain(reason);
});

test('what the verifier decided meanwhile by mail stays', async () => {
  const { id, token, code, version } = await newRequest();
  const body = { token, code, decision: 'approve' };
  expect((await send(decideByMail, { body })).status).toBe(200);
  expect(await decideOn(id, { decision: 'reject', reason: 'No.', version })).toMatchObject({
    status: 409,
    body: { message: 'Somebody else has approved these IDs meanwhile.' },
  });
  expect(await shown(id)).toMatchObject({ status: 'APPROVED' });
});

test('nobody approves what changed after they looked', async () => {
  const { id, lawyerId, version } = await newRequest();
  const [owner] = await database()
    .select({ userId: lawyers.userId })
    .from(lawyers)
    .where(eq(lawyers.id, lawyerId));
  const by = { role: 'owner', userId: owner?.userId ?? '' } as const;
  await transaction((tx) =>
    checkedFactsChanged(tx, lawyerId, ['roll_number'], by, Date.now() + 1_000),
  );
  expect(await decideOn(id, { decision: 'approve', version })).toMatchObject({
    status: 409,
    body: { key: 'version_changed' },
  });
  const { version: newer } = await shown(id);
  expect((await decideOn(id, { decision: 'approve', version: newer })).status).toBe(200);
});

test('an administrator who is a lawyer does not decide about the own IDs', async () => {
  const lawyer = await newLawyer({ ibpVerifiedAt: null }, { roles: ['ADMIN'] });
  await openAdministration(lawyer.id);
  const { id, version } = await newRequest(lawyer.lawyerId);
  expect(await decideOn(id, { decision: 'approve', version }, lawyer)).toMatchObject({
    status: 409,
    body: { key: 'bad_transition' },
  });
  expect(await shown(id)).toMatchObject({ status: 'PENDING', own: false });
});
