import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { getLawyerProfile as getProfile } from '@/lib/contract/lawyers/lawyers';
import type { OwnVerification, VerificationRequest } from '@/lib/contract/lawyers/verification';
import {
  decideVerification as decide,
  getIdentityDocument as getDocument,
  getOwnVerification,
  getVerificationRequest as getRequest,
  openVerificationRequest as openRequest,
  resubmitDocuments as resubmit,
  sendVerifierCode as sendCode,
} from '@/lib/contract/lawyers/verification';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import { env } from '@/lib/env';
import { hashToken } from '@/lib/server/platform/crypto/secret-token';
import { database } from '@/lib/server/platform/db/pool';
import { auditEvents } from '@/lib/server/schema/audit';
import { lawyers } from '@/lib/server/schema/lawyers';
import { identityDocuments, verifications } from '@/lib/server/schema/verification';
import { ENDPOINTS } from '@/lib/testing/api/endpoints';
import { send } from '@/lib/testing/api/requests';
import { newAdmin, newLawyer } from '@/lib/testing/factories';
import { storedFiles } from '@/lib/testing/files/attachments';
import {
  idForm,
  newestMail,
  newRequest,
  verifierCode,
  verifierPass,
  verifierToken,
} from '@/lib/testing/files/identity';
import { removeQueuedFiles, takeQueued } from '@/lib/testing/jobs';
import { purgeDocuments } from './documents-service';
import { queueLinkRenewals, renewVerifierLink } from './service';

const CLOSED = { status: 400, body: { message: 'This link has expired or was used before.' } };

async function rowOf(lawyerId: string) {
  const rows = await database()
    .select()
    .from(verifications)
    .where(eq(verifications.lawyerId, lawyerId))
    .orderBy(verifications.submittedAt);
  const row = rows.at(-1);
  if (!row) throw new Error('no verification');
  return row;
}

/** Runs the daily job and those that it queues. */
async function renewLinks(): Promise<void> {
  await queueLinkRenewals(Date.now());
  for (const { verificationId } of await takeQueued('renew_verifier_link'))
    await renewVerifierLink(verificationId, Date.now());
}

async function eventsOf(lawyerId: string) {
  const { id } = await rowOf(lawyerId);
  const rows = await database()
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.subject, id))
    .orderBy(auditEvents.at);
  return rows.map(({ event, actor, detail }) => [event, actor, detail].filter(Boolean).join(' '));
}

const look = async (token: string, code?: string, cookie?: string) =>
  send(openRequest, { body: { token, ...(code && { code }) }, cookie });

describe('the link', () => {
  test('shows name and roll number, and nothing else', async () => {
    const { token } = await newRequest();
    const answer = await look(token);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        display_name: 'Test Lawyer',
        roll_number: '50000',
        documents: null,
        ibp_number: null,
      },
    });
    expect(JSON.stringify(answer.body)).not.toContain('@');
  });

  test.each(['a'.repeat(43), '%', ''])('that is no link, %j, is 400', async (token) => {
    expect((await look(token)).status).toBe(400);
    expect((await send(sendCode, { body: { token } })).status).toBe(400);
  });

  test('is stored hashed, works for 72 hours, and is then mailed again', async () => {
    const { token, lawyerId } = await newRequest();
    const row = await rowOf(lawyerId);
    expect(JSON.stringify(row)).not.toContain(token);
    expect(row.tokenExpiresAt.getTime() - row.submittedAt.getTime()).toBe(72 * HOUR_MS);
    await database()
      .update(verifications)
      .set({ tokenExpiresAt: new Date(Date.now() - MINUTE_MS) })
      .where(eq(verifications.id, row.id));
    expect(await look(token)).toMatchObject(CLOSED);
    await renewLinks();
    const next = await verifierToken();
    expect(next).not.toBe(token);
    expect((await look(next)).status).toBe(200);
    expect(await look(token)).toMatchObject(CLOSED);
    await renewLinks();
    expect(await verifierToken()).toBe(next);
  });
});

describe('the code', () => {
  test('opens the documents', async () => {
    const { token, code } = await newRequest();
    const { body } = await look(token, `${code.slice(0, 3)} ${code.slice(3)}`);
    const { documents, ibp_number } = body as VerificationRequest;
    expect(ibp_number).toBe('1234');
    expect(documents?.map(({ kind }) => kind)).toEqual(['ibp_id', 'government_id']);
  });

  test('works once, and opens them in that browser until there is another link', async () => {
    const { token, code, documentId, lawyerId } = await newRequest();
    const cookie = await verifierPass({ token, code });
    expect((await look(token, code)).status).toBe(400);
    const opened = await send(getRequest, { cookie });
    expect(opened.body).toMatchObject({
      documents: [{ kind: 'ibp_id' }, { kind: 'government_id' }],
    });
    expect(opened.headers.get('cache-control')).toContain('no-store');
    expect((await look(token, undefined, cookie)).body).toEqual(opened.body);
    // The answer was lost, and the browser asks again.
    expect((await look(token, code, cookie)).body).toEqual(opened.body);
    expect(await send(getRequest)).toMatchObject(CLOSED);
    const params = { id: documentId };
    expect((await send(getDocument, { params, cookie })).status).toBe(200);
    await database()
      .update(verifications)
      .set({ tokenHash: hashToken('another link') })
      .where(eq(verifications.lawyerId, lawyerId));
    expect(await send(getRequest, { cookie })).toMatchObject(CLOSED);
    expect((await send(getDocument, { params, cookie })).status).toBe(404);
  });

  test('opens them for ten minutes, and a forged cookie nothing', async () => {
    const { token, code } = await newRequest();
    const { headers } = await look(token, code);
    const [line = ''] = headers.getSetCookie();
    expect(line).toMatch(/^verifier_pass=[\w.-]+; Path=\/; Max-Age=600; SameSite=Lax; HttpOnly$/);
    const [cookie = ''] = line.split(';');
    expect((await send(getRequest, { cookie })).status).toBe(200);
    expect(await send(getRequest, { cookie: `${cookie.slice(0, -4)}AAAA` })).toMatchObject(CLOSED);
    const later = Date.now() + 11 * MINUTE_MS;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
    jest.useFakeTimers({
      now: later,
      doNotFake: [
        'nextTick',
        'setImmediate',
        'setTimeout',
        'setInterval',
        'queueMicrotask',
        'performance',
      ],
    });
    expect(await send(getRequest, { cookie })).toMatchObject(CLOSED);
    jest.useRealTimers();
    clock.mockRestore();
  });

  test('and token are in no address', () => {
    for (const { path: at, query } of ENDPOINTS.filter((one) => one.path.includes('verify-ibp')))
      expect([at, Object.keys(query?.shape ?? {})]).toEqual([at, []]);
  });

  test('is good for its own link alone', async () => {
    const [mine, other] = [await newRequest(), await newRequest()];
    expect((await look(other.token, mine.code)).status).toBe(400);
    const cookie = await verifierPass(mine);
    expect((await send(getDocument, { params: { id: mine.documentId }, cookie })).status).toBe(200);
    expect((await send(getDocument, { params: { id: other.documentId }, cookie })).status).toBe(
      404,
    );
  });

  test('five wrong tries void it, also at once, and the right one no longer opens', async () => {
    const { token, code, lawyerId } = await newRequest();
    const wrong = code === '000000' ? '000001' : '000000';
    const answers = await Promise.all(Array.from({ length: 12 }, () => look(token, wrong)));
    for (const answer of answers) expect(answer.status).toBe(400);
    expect((await rowOf(lawyerId)).codeTries).toBe(5);
    expect(await look(token, code)).toMatchObject({
      status: 400,
      body: { fields: { code: 'Please ask for a new code.' } },
    });
    expect((await look(token, await verifierCode(token))).status).toBe(200);
  });

  test('a new one voids the one before; one a minute, twenty in all', async () => {
    const { token, code, lawyerId } = await newRequest();
    const next = await verifierCode(token);
    if (next !== code) expect((await look(token, code)).status).toBe(400);
    const soon = await send(sendCode, { body: { token } });
    expect(soon).toMatchObject({ status: 429, body: { key: 'rate_limited' } });
    expect(Number(soon.headers.get('retry-after'))).toBeGreaterThan(50);
    await database()
      .update(verifications)
      .set({ codesSent: 20, codeSentAt: new Date(Date.now() - HOUR_MS) })
      .where(eq(verifications.lawyerId, lawyerId));
    expect((await send(sendCode, { body: { token } })).status).toBe(429);
  });

  test('lasts ten minutes', async () => {
    const { token, code, lawyerId } = await newRequest();
    await database()
      .update(verifications)
      .set({ codeSentAt: new Date(Date.now() - 11 * MINUTE_MS) })
      .where(eq(verifications.lawyerId, lawyerId));
    expect((await look(token, code)).status).toBe(400);
  });

  test.each(['12345', '1234567', 'abcdef', ''])('%j is none', async (code) => {
    const { token } = await newRequest();
    const answer = await send(decide, { body: { token, code, decision: 'approve' } });
    expect(answer).toMatchObject({ status: 400, body: { fields: { code: expect.any(String) } } });
  });
});

describe('a document', () => {
  test('is a download that nothing can run in, and each view is written down', async () => {
    const { token, code, lawyerId } = await newRequest();
    const cookie = await verifierPass({ token, code });
    const { documents } = (await send(getRequest, { cookie })).body as VerificationRequest;
    for (const { _id, content_type, name, size } of documents ?? []) {
      const answer = await send(getDocument, { params: { id: _id }, cookie });
      expect(answer.status).toBe(200);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': content_type,
        'content-length': String(size),
        'content-disposition': `attachment; filename*=UTF-8''${name}`,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      });
    }
    expect((await eventsOf(lawyerId)).slice(1)).toEqual([
      'identity_document_viewed verifier ibp_id',
      'identity_document_viewed verifier government_id',
    ]);
  });

  test('is for its lawyer, for administrators while it is checked, and for nobody else', async () => {
    const lawyer = await newLawyer({ ibpVerifiedAt: null });
    const { documentId, token } = await newRequest(lawyer.lawyerId);
    const other = await newLawyer({ ibpVerifiedAt: null });
    const admin = await newAdmin();
    const params = { id: documentId };
    const statusFor = async (cookie?: string, query = {}) =>
      (await send(getDocument, { params, query, cookie })).status;
    expect(await statusFor(lawyer.cookie)).toBe(200);
    expect(await statusFor(admin.cookie)).toBe(200);
    expect(await statusFor()).toBe(404);
    expect(await statusFor(other.cookie)).toBe(404);
    expect(await statusFor(undefined, { token })).toBe(404);
    expect(await statusFor(undefined, { token, code: '000000' })).toBe(404);
    expect((await look(token, undefined, admin.cookie)).body).toMatchObject({
      documents: [{ kind: 'ibp_id' }, { kind: 'government_id' }],
    });
    expect(await eventsOf(lawyer.lawyerId)).toEqual([
      expect.stringMatching(/^identity_document_viewed owner /),
      expect.stringMatching(/^identity_document_viewed admin /),
    ]);
  });

  test('the log is never changed', async () => {
    const { lawyerId } = await newRequest();
    expect(await eventsOf(lawyerId)).toEqual(['verification_code_sent verifier']);
    for (const change of [
      sql`update audit_events set actor = 'nobody'`,
      sql`delete from audit_events`,
      sql`truncate audit_events`,
    ])
      await expect(database().execute(change)).rejects.toThrow();
  });
});

describe('the decision', () => {
  test('approving shows the complete profile, mails the lawyer, and voids link and code', async () => {
    const lawyer = await newLawyer({ ibpVerifiedAt: null });
    expect((await send(getProfile, { params: { id: lawyer.lawyerId } })).status).toBe(404);
    const { token, documentId } = await newRequest(lawyer.lawyerId);
    const code = await verifierCode(token);
    const pass = await verifierPass({ token, code });
    const approve = { body: { token, decision: 'approve' }, cookie: pass };
    expect(await send(decide, approve)).toMatchObject({
      status: 200,
      body: { status: 'APPROVED', display_name: 'Test Lawyer' },
    });
    expect((await send(getProfile, { params: { id: lawyer.lawyerId } })).body).toMatchObject({
      ibp_verified: true,
      verified_at: expect.stringMatching(/Z$/),
    });
    expect(await newestMail(lawyer.email, 'verification-approved')).toContain('/lawyer-portal');
    expect(await look(token, code)).toMatchObject(CLOSED);
    const params = { id: documentId };
    expect((await send(getDocument, { params, cookie: pass })).status).toBe(404);
    const admin = await newAdmin();
    expect((await send(getDocument, { params, cookie: admin.cookie })).status).toBe(404);
    expect((await send(getDocument, { params, cookie: lawyer.cookie })).status).toBe(200);
    const reject = { body: { token, decision: 'reject', reason: 'x' }, cookie: pass };
    const again = await send(decide, reject);
    expect(again).toMatchObject(CLOSED);
  });

  test('of several at once one counts', async () => {
    const { token, code, lawyerId } = await newRequest();
    const decisions = ['approve', 'reject', 'approve', 'reject'].map((decision) =>
      send(decide, { body: { token, code, decision, reason: 'Not readable.' } }),
    );
    const answers = await Promise.all(decisions);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400]);
    expect(
      (await eventsOf(lawyerId)).filter((event) => /approved|rejected/.test(event)),
    ).toHaveLength(1);
  });

  test('needs the code, and a reason to reject', async () => {
    const { token, code } = await newRequest();
    for (const body of [
      { token, decision: 'approve' },
      { token, code: null, decision: 'approve' },
    ])
      expect((await send(decide, { body })).status).toBe(400);
    const noReason = await send(decide, { body: { token, code, decision: 'reject', reason: ' ' } });
    expect(noReason).toMatchObject({ body: { fields: { reason: 'Please provide a value.' } } });
  });

  test('an administrator needs no code', async () => {
    const { token, lawyerId } = await newRequest();
    const { cookie } = await newAdmin();
    const answer = await send(decide, { body: { token, decision: 'approve' }, cookie });
    expect(answer.status).toBe(200);
    expect((await eventsOf(lawyerId)).at(-1)).toBe('verification_approved admin');
  });

  test('rejected with a reason, handed in again with the right number, approved', async () => {
    const lawyer = await newLawyer({ ibpVerifiedAt: null, rollNumber: '11111' });
    const first = await newRequest(lawyer.lawyerId);
    const own = async () =>
      (await send(getOwnVerification, { cookie: lawyer.cookie })).body as OwnVerification;
    const hand = async () =>
      send(resubmit, { cookie: lawyer.cookie, body: await idForm({ roll_number: '22222' }) });
    expect(await hand()).toMatchObject({ status: 409, body: { key: 'bad_transition' } });

    const code = await verifierCode(first.token);
    const reason = 'The roll number is of another lawyer.';
    await send(decide, { body: { token: first.token, code, decision: 'reject', reason } });
    expect(await own()).toMatchObject({
      status: 'REJECTED',
      reason,
      decided_at: expect.any(String),
    });
    expect(await newestMail(lawyer.email, 'verification-rejected')).toContain(reason);

    const answers = await Promise.all([hand(), hand()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await own()).toMatchObject({ status: 'PENDING', reason: null, roll_number: '22222' });
    expect(await look(first.token)).toMatchObject(CLOSED);
    const token = await verifierToken();
    const next = await verifierCode(token);
    await send(decide, { body: { token, code: next, decision: 'approve' } });
    expect(await own()).toMatchObject({ status: 'APPROVED' });
  });

  test('the verifier sees that another verified lawyer has the number', async () => {
    await newLawyer({ rollNumber: '77777' });
    const lawyer = await newLawyer({ rollNumber: '77777', ibpVerifiedAt: null });
    const { token } = await newRequest(lawyer.lawyerId);
    const { body } = await look(token, await verifierCode(token));
    expect(body).toMatchObject({ roll_number_taken: true });
  });
});

test('the documents are deleted 30 days after the decision, and not before', async () => {
  const { token, code, lawyerId } = await newRequest();
  await send(decide, { body: { token, code, decision: 'approve' } });
  const { id } = await rowOf(lawyerId);
  const rows = await database()
    .select()
    .from(identityDocuments)
    .where(eq(identityDocuments.verificationId, id));
  const stored = async () => {
    const files = await storedFiles();
    return rows.filter(({ storageKey }) => files.includes(path.basename(storageKey))).length;
  };
  const purge = async (now: number) => {
    await purgeDocuments(now);
    await removeQueuedFiles();
  };
  await purge(Date.now() + 29 * DAY_MS);
  expect(await stored()).toBe(2);
  await purge(Date.now() + 31 * DAY_MS);
  expect(await stored()).toBe(0);
  expect(await database().$count(identityDocuments, eq(identityDocuments.verificationId, id))).toBe(
    0,
  );
});

test('another site decides nothing', async () => {
  const { token, code, lawyerId } = await newRequest();
  const headers = { 'sec-fetch-site': 'cross-site' };
  const body = { token, code, decision: 'approve' };
  expect((await send(decide, { body, headers })).status).toBe(403);
  expect((await send(sendCode, { body: { token }, headers })).status).toBe(403);
  const { cookie } = await newLawyer({ ibpVerifiedAt: null });
  expect((await send(resubmit, { body: await idForm(), headers, cookie })).status).toBe(403);
  const [row] = await database().select().from(lawyers).where(eq(lawyers.id, lawyerId));
  expect(row?.ibpVerifiedAt).toBeNull();
});

test('the mail with the link holds no code', async () => {
  const { token } = await newRequest();
  const request = await newestMail(env.VERIFIER_EMAIL, 'verification-request');
  expect(request).toContain(token);
  expect(request).not.toMatch(/\b\d{6}\b/);
});
