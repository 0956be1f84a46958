import { readdirSync } from 'node:fs';
import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import type { VerificationRequest } from '@/lib/contract/lawyers/verification';
import {
  decideVerification as decide,
  getIdentityDocument as getDocument,
  getOwnVerification,
  openVerificationRequest as openRequest,
  resubmitDocuments as resubmit,
} from '@/lib/contract/lawyers/verification';
import { DAY_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import { env } from '@/lib/env';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { auditEvents } from '@/lib/server/schema/audit';
import { lawyers } from '@/lib/server/schema/lawyers';
import { verifications } from '@/lib/server/schema/verification';
import { send } from '@/lib/testing/api/requests';
import { newAdmin, newClient, newLawyer, type TestLawyer } from '@/lib/testing/factories';
import {
  idForm,
  newCommissionRequest,
  newestMail,
  newRequest,
  verifierCode,
  verifierPass,
  verifierToken,
} from '@/lib/testing/files/identity';
import { STORAGE_FOLDER } from '@/lib/testing/jest/storage';
import { removeQueuedFiles, takeQueued } from '@/lib/testing/jobs';
import { newNotary, notaryOf } from '@/lib/testing/notaries/notaries';
import { exportedProfile } from '../own-profile/personal-data-service';
import { purgeDocuments } from './documents-service';
import {
  checkedFactsChanged,
  queueLinkRenewals,
  renewVerifierLink,
  restartCheck,
  withdrawCheck,
} from './service';

/** A notary whose new commission waits for the verifier while the one before counts. */
async function renewing() {
  const notary = await newNotary({
    notary: { commissionNumber: 'M-200', approvedNumber: 'M-100', approvedAt: new Date(0) },
  });
  return { notary, request: await newCommissionRequest(notary) };
}

const look = (token: string, code?: string, cookie?: string) =>
  send(openRequest, { body: { token, ...(code && { code }) }, cookie });

const statusFor = async (id: string, cookie?: string) =>
  (await send(getDocument, { params: { id }, cookie })).status;

async function checkedAt({ lawyerId }: TestLawyer): Promise<Date | null | undefined> {
  const [row] = await database().select().from(lawyers).where(eq(lawyers.id, lawyerId));
  return row?.ibpVerifiedAt;
}

async function stateOf({ lawyerId }: TestLawyer, subject: 'identity' | 'commission') {
  const rows = await database()
    .select()
    .from(verifications)
    .where(and(eq(verifications.lawyerId, lawyerId), eq(verifications.subject, subject)))
    .orderBy(verifications.submittedAt);
  return rows.at(-1)?.status;
}

async function eventsOf(id: string) {
  const rows = await database()
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.subject, id))
    .orderBy(auditEvents.at);
  return rows.map(({ event, actor, detail }) => [event, actor, detail].filter(Boolean).join(' '));
}

describe('the verifier', () => {
  test('is asked for a commission, and sees what it is compared with once the code was given', async () => {
    const { request } = await renewing();
    const mail = await newestMail(env.VERIFIER_EMAIL, 'verification-request');
    expect(mail).toContain('Check the notarial commission of Test Lawyer');
    expect(await newestMail(env.VERIFIER_EMAIL, 'verifier-code')).toContain(
      'opens the notarial commission of Test Lawyer',
    );
    expect((await look(request.token)).body).toMatchObject({
      subject: 'commission',
      display_name: 'Test Lawyer',
      roll_number: '50000',
      facts: null,
      ibp_number: null,
      roll_number_taken: null,
      documents: null,
    });
    expect((await look(request.token, '000000')).status).toBe(400);
    const { facts, documents, ...body } = (await look(request.token, request.code))
      .body as VerificationRequest;
    expect(facts).toContainEqual({ label: 'Commission number', value: 'M-200' });
    expect(facts).toContainEqual({ label: 'Territory', value: 'City of Makati' });
    expect(documents).toMatchObject([{ kind: 'commission', name: 'commission.pdf' }]);
    expect(body.roll_number_taken).toBe(false);
  });

  test('sees no facts of IDs', async () => {
    const { token, code } = await newRequest();
    expect((await look(token)).body).toMatchObject({ subject: 'identity', facts: null });
    expect((await look(token, code)).body).toMatchObject({ subject: 'identity', facts: [] });
  });

  test('gets another link where the last one expired, for a commission again', async () => {
    const { request } = await renewing();
    await database()
      .update(verifications)
      .set({ tokenExpiresAt: new Date(Date.now() - MINUTE_MS) })
      .where(eq(verifications.id, request.id));
    expect((await look(request.token)).status).toBe(400);
    await queueLinkRenewals(Date.now());
    for (const { verificationId } of await takeQueued('renew_verifier_link'))
      await renewVerifierLink(verificationId, Date.now());
    expect(await newestMail(env.VERIFIER_EMAIL, 'verification-request')).toContain('commission');
    expect((await look(await verifierToken())).body).toMatchObject({ subject: 'commission' });
  });
});

describe('an approval', () => {
  test('makes what is stated what people see, and leaves the check of the IDs as it is', async () => {
    const { notary, request } = await renewing();
    const before = await checkedAt(notary);
    const { token, code, id } = request;
    expect(await send(decide, { body: { token, code, decision: 'approve' } })).toMatchObject({
      status: 200,
      body: { status: 'APPROVED', display_name: 'Test Lawyer' },
    });
    const { approvedNumber, approvedAt } = await notaryOf(notary);
    expect(approvedNumber).toBe('M-200');
    expect(approvedAt?.getTime()).toBeGreaterThan(0);
    expect(await checkedAt(notary)).toEqual(before);
    expect((await eventsOf(id)).at(-1)).toBe('verification_approved verifier commission');
    const mail = await newestMail(notary.email, 'verification-approved');
    expect(mail).toContain('Your notarial commission was checked');
    expect(mail).toContain(`${env.SITE_URL}/lawyer-portal/notary-public`);
    expect((await look(token, code)).status).toBe(400);
  });

  test('gives a lawyer whose IDs were never checked no check of them', async () => {
    const notary = await newNotary();
    await database()
      .update(lawyers)
      .set({ ibpVerifiedAt: null })
      .where(eq(lawyers.id, notary.lawyerId));
    const { token, code } = await newCommissionRequest(notary);
    await send(decide, { body: { token, code, decision: 'approve' } });
    expect(await checkedAt(notary)).toBeNull();
    expect((await send(getOwnVerification, { cookie: notary.cookie })).body).toMatchObject({
      status: 'NONE',
      submitted_at: null,
      documents: [],
    });
  });

  test('is of what was seen: not once the commission has changed meanwhile', async () => {
    const { notary, request } = await renewing();
    await transaction((tx) => restartCheck(tx, notary.lawyerId, 'commission', Date.now()));
    const { token, code } = request;
    expect((await send(decide, { body: { token, code, decision: 'approve' } })).status).toBe(400);
    expect((await notaryOf(notary)).approvedNumber).toBe('M-100');
    expect((await look(await verifierToken())).body).toMatchObject({ subject: 'commission' });
  });
});

test('a rejection says why, and what was approved before stays', async () => {
  const { notary, request } = await renewing();
  const { token, code, id } = request;
  const body = { token, code, decision: 'reject' };
  expect((await send(decide, { body })).status).toBe(400);
  const reason = 'The territory is another one.';
  expect((await send(decide, { body: { ...body, reason } })).status).toBe(200);
  expect((await notaryOf(notary)).approvedNumber).toBe('M-100');
  expect(await checkedAt(notary)).not.toBeNull();
  expect((await eventsOf(id)).at(-1)).toBe('verification_rejected verifier commission');
  const mail = await newestMail(notary.email, 'verification-rejected');
  expect(mail).toContain(reason);
  expect(mail).toContain('/lawyer-portal/notary-public');
});

describe('the document', () => {
  test('is for its notary, the verifier and administrators, and for nobody else', async () => {
    const { notary, request } = await renewing();
    const { token, code, documentId: id } = request;
    const [client, lawyer, admin] = [await newClient(), await newLawyer(), await newAdmin()];
    expect(await statusFor(id, notary.cookie)).toBe(200);
    expect(await statusFor(id, await verifierPass({ token, code }))).toBe(200);
    expect(await statusFor(id, admin.cookie)).toBe(200);
    expect(await eventsOf(request.id)).toEqual([
      'verification_code_sent verifier',
      'identity_document_viewed owner commission',
      'identity_document_viewed verifier commission',
      'identity_document_viewed admin commission',
    ]);
    const other = await newCommissionRequest(lawyer);
    const wrong = code === '000000' ? '000001' : '000000';
    for (const cookie of [
      undefined,
      client.cookie,
      lawyer.cookie,
      await verifierPass({ token }),
      // The right one was used above.
      await verifierPass({ token, code }),
      await verifierPass({ token, code: wrong }),
      await verifierPass({ token: 'a'.repeat(43), code }),
      await verifierPass(other),
    ])
      expect(await statusFor(id, cookie)).toBe(404);
  });

  test('is behind no link to the IDs of the same lawyer', async () => {
    const { notary, request } = await renewing();
    const ids = await newRequest(notary.lawyerId);
    const code = await verifierCode(ids.token);
    const pass = await verifierPass({ token: ids.token, code });
    expect(await statusFor(ids.documentId, pass)).toBe(200);
    expect(await statusFor(request.documentId, pass)).toBe(404);
    expect(await statusFor(ids.documentId, await verifierPass(request))).toBe(404);
  });

  test('is closed to the verifier by the decision, and to its notary 30 days after it', async () => {
    const { notary, request } = await renewing();
    const { token, code, documentId: id } = request;
    const pass = await verifierPass({ token, code });
    expect(await statusFor(id, pass)).toBe(200);
    await send(decide, { body: { token, decision: 'approve' }, cookie: pass });
    const admin = await newAdmin();
    expect(await statusFor(id, pass)).toBe(404);
    expect(await statusFor(id, admin.cookie)).toBe(404);
    const purge = async (days: number) => {
      await purgeDocuments(Date.now() + days * DAY_MS);
      await removeQueuedFiles();
    };
    await purge(29);
    expect(await statusFor(id, notary.cookie)).toBe(200);
    await purge(31);
    expect(await statusFor(id, notary.cookie)).toBe(404);
  });

  test('that its notary takes back is gone for all, with the check that waited', async () => {
    const { notary, request } = await renewing();
    const { token, code, documentId: id } = request;
    const stored = () => readdirSync(path.join(STORAGE_FOLDER, 'commission')).length;
    await removeQueuedFiles();
    const before = stored();
    const pass = await verifierPass({ token, code });
    await transaction((tx) => withdrawCheck(tx, notary.lawyerId, 'commission'));
    const admin = await newAdmin();
    expect(await statusFor(id, notary.cookie)).toBe(404);
    expect(await statusFor(id, admin.cookie)).toBe(404);
    expect(await statusFor(id, pass)).toBe(404);
    expect((await look(token, code)).status).toBe(400);
    expect(await stateOf(notary, 'commission')).toBeUndefined();
    await removeQueuedFiles();
    expect(stored()).toBe(before - 1);
    expect((await notaryOf(notary)).approvedNumber).toBe('M-100');
  });
});

describe('IDs and commission', () => {
  test('of one lawyer are checked beside each other', async () => {
    const { notary, request } = await renewing();
    await newRequest(notary.lawyerId);
    const { token, code } = request;
    const body = { token, code, decision: 'reject', reason: 'Not readable.' };
    expect((await send(decide, { body })).status).toBe(200);
    expect(await stateOf(notary, 'identity')).toBe('PENDING');
    expect((await send(getOwnVerification, { cookie: notary.cookie })).body).toMatchObject({
      status: 'PENDING',
      reason: null,
      documents: [{ kind: 'ibp_id' }, { kind: 'government_id' }],
    });
    await transaction((tx) => withdrawCheck(tx, notary.lawyerId, 'commission'));
    expect((await send(getOwnVerification, { cookie: notary.cookie })).body).toMatchObject({
      documents: [{ kind: 'ibp_id' }, { kind: 'government_id' }],
    });
  });

  test('are both compared with the name: when that changes both begin again', async () => {
    const { notary, request } = await renewing();
    const ids = await newRequest(notary.lawyerId);
    const by = { role: 'owner', userId: notary.id } as const;
    await transaction((tx) =>
      checkedFactsChanged(tx, notary.lawyerId, ['displayName'], by, Date.now()),
    );
    expect((await look(ids.token)).status).toBe(400);
    expect((await look(request.token)).status).toBe(400);
    expect(await stateOf(notary, 'commission')).toBe('PENDING');
  });

  test('so does a commission whose notary corrects the roll number with new IDs', async () => {
    const { notary, request } = await renewing();
    await database()
      .update(lawyers)
      .set({ ibpVerifiedAt: null })
      .where(eq(lawyers.id, notary.lawyerId));
    const hand = async (numbers: Record<string, string>) =>
      (await send(resubmit, { cookie: notary.cookie, body: await idForm(numbers) })).status;
    expect(await hand({ roll_number: '50000' })).toBe(201);
    expect((await look(request.token)).status).toBe(200);
    await newRequest(notary.lawyerId);
    await database()
      .update(verifications)
      .set({ status: 'REJECTED', reason: 'No.', decidedAt: new Date(), tokenHash: null })
      .where(
        and(eq(verifications.lawyerId, notary.lawyerId), eq(verifications.subject, 'identity')),
      );
    expect(await hand({ roll_number: '50001' })).toBe(201);
    expect((await look(request.token)).status).toBe(400);
  });

  test('are told apart in the data that the account may download', async () => {
    const { notary } = await renewing();
    await newRequest(notary.lawyerId);
    const section = await exportedProfile(database(), notary.id);
    expect(section?.data).toMatchObject({
      checks: expect.arrayContaining([
        expect.objectContaining({ subject: 'identity', status: 'PENDING' }),
        expect.objectContaining({ subject: 'commission', status: 'PENDING' }),
      ]),
      identity_documents: expect.arrayContaining([
        expect.objectContaining({ subject: 'identity', kind: 'ibp_id' }),
        expect.objectContaining({ subject: 'commission', kind: 'commission' }),
      ]),
    });
    expect(section?.files).toHaveLength(3);
  });
});
