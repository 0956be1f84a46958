import { and, eq } from 'drizzle-orm';
import type { AdminVerification, VerificationRow } from '@/lib/contract/admin/verifications';
import {
  decideAsAdmin as decide,
  getVerificationDocument as getDocument,
  getVerification,
  listVerifications,
} from '@/lib/contract/admin/verifications';
import { database } from '@/lib/server/platform/db/pool';
import { auditEvents } from '@/lib/server/schema/audit';
import { send } from '@/lib/testing/api/requests';
import { newAdmin, newLawyer, openAdministration, type TestUser } from '@/lib/testing/factories';
import { newCommissionRequest, newRequest } from '@/lib/testing/files/identity';
import { makeNotary, newNotary, notaryOf } from '@/lib/testing/notaries/notaries';

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
  };

const decideOn = (id: string, body: object, who = admin) =>
  send(decide, { params: { id }, body, cookie: who.cookie });

const statusOf = async (id: string, documentId: string) => {
  const params = { id, childId: documentId };
  return (await send(getDocument, { params, cookie: admin.cookie })).status;
};

test('the queue has both, and either alone; what was approved of one renews nothing of the other', async () => {
  const notary = await newNotary();
  const ids = await newRequest(notary.lawyerId);
  await decideOn(ids.id, { decision: 'approve', version: ids.version });
  const commission = await newCommissionRequest(notary);
  const both = await listed();
  expect(both.results.map(({ _id, subject }) => [_id, subject])).toEqual([
    [commission.id, 'commission'],
    [ids.id, 'identity'],
  ]);
  expect(await listed({ subject: 'commission' })).toMatchObject({
    total: 1,
    results: [{ _id: commission.id, renewal: false }],
  });
  expect(await listed({ subject: 'identity' })).toMatchObject({ total: 1 });
  expect(await listed({ subject: 'commission', status: 'approved' })).toMatchObject({ total: 0 });
  expect(
    (await send(listVerifications, { query: { subject: 'x' }, cookie: admin.cookie })).status,
  ).toBe(400);
});

test('one is shown with what it is compared with, its document logged, and decided once', async () => {
  const notary = await newNotary({ notary: { commissionNumber: 'M-2', approvedNumber: 'M-1' } });
  const rejected = await newRequest(notary.lawyerId);
  const reject = { decision: 'reject', reason: 'Blurred.' };
  await decideOn(rejected.id, { ...reject, version: rejected.version });
  const { id, documentId, version } = await newCommissionRequest(notary);
  const view = await shown(id);
  expect(view).toMatchObject({
    subject: 'commission',
    own: false,
    roll_number_taken: false,
    earlier: [],
    documents: [{ kind: 'commission' }],
  });
  expect(view.facts).toContainEqual({ label: 'Commission number', value: 'M-2' });
  expect((await shown(rejected.id)).facts).toEqual([]);
  expect(await statusOf(id, documentId)).toBe(200);
  expect(await statusOf(rejected.id, documentId)).toBe(404);
  expect(await decideOn(id, { decision: 'approve', version })).toMatchObject({
    status: 200,
    body: { status: 'APPROVED', documents: [] },
  });
  expect((await notaryOf(notary)).approvedNumber).toBe('M-2');
  expect(await statusOf(id, documentId)).toBe(404);
  const events = await database()
    .select({ event: auditEvents.event, detail: auditEvents.detail })
    .from(auditEvents)
    .where(and(eq(auditEvents.subject, id), eq(auditEvents.userId, admin.id)))
    .orderBy(auditEvents.at);
  expect(events).toEqual([
    { event: 'identity_document_viewed', detail: 'commission' },
    { event: 'verification_approved', detail: 'commission' },
  ]);
  expect(await decideOn(id, { ...reject, version })).toMatchObject({
    status: 409,
    body: { message: 'Somebody else has approved this commission meanwhile.' },
  });
  // The next one: the approval is among the earlier decisions, the rejected IDs are not.
  const next = await newCommissionRequest(notary);
  expect(await shown(next.id)).toMatchObject({ renewal: true, earlier: [{ _id: id }] });
});

test('an administrator who is a notary public does not decide about the own commission', async () => {
  const lawyer = await newLawyer({}, { roles: ['ADMIN'] });
  await openAdministration(lawyer.id);
  await makeNotary(lawyer);
  const { id, version } = await newCommissionRequest(lawyer);
  expect(await decideOn(id, { decision: 'approve', version }, lawyer)).toMatchObject({
    status: 409,
    body: { message: 'This commission is your own. Another administrator decides.' },
  });
});
