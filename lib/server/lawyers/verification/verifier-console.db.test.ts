import { eq } from 'drizzle-orm';
import {
  decideVerification as decide,
  getIdentityDocument as getDocument,
  getVerificationRequest as getRequest,
  openVerificationRequest as openRequest,
  sendVerifierCode as sendCode,
} from '@/lib/contract/lawyers/verification';
import { database } from '@/lib/server/platform/db/pool';
import { verifications } from '@/lib/server/schema/verification';
import { send } from '@/lib/testing/api/requests';
import { newAdmin, newLawyer } from '@/lib/testing/factories';
import { newRequest } from '@/lib/testing/files/identity';
import { applySettings } from '@/lib/testing/jest/settings';
import { consolePath, storePass } from './verifier-service';

applySettings({ VERIFIER_CONSOLE: 'on' });

const CLOSED = { status: 400, body: { message: 'This link has expired or was used before.' } };

async function requested() {
  const { lawyerId } = await newLawyer({ ibpVerifiedAt: null });
  const { token, documentId } = await newRequest(lawyerId);
  const [row] = await database()
    .select()
    .from(verifications)
    .where(eq(verifications.lawyerId, lawyerId));
  if (!row) throw new Error('no verification');
  return { token, documentId, row };
}

test('a link leads to the check in the console, and one that is over nowhere', async () => {
  const { token, row } = await requested();
  expect(await consolePath(token, Date.now())).toBe(`/admin/verifications/${row.id}`);
  expect(await consolePath('a'.repeat(43), Date.now())).toBeNull();
});

test('by itself it opens nothing, asks for no code and decides nothing', async () => {
  const { token, documentId, row } = await requested();
  const [cookie = ''] = (await storePass(row)).split(';');
  expect(await send(openRequest, { body: { token } })).toMatchObject(CLOSED);
  expect(await send(sendCode, { body: { token } })).toMatchObject(CLOSED);
  expect(await send(getRequest, { cookie })).toMatchObject(CLOSED);
  expect((await send(getDocument, { params: { id: documentId }, cookie })).status).toBe(404);
  const body = { token, code: '123456', decision: 'approve' };
  expect(await send(decide, { body, cookie })).toMatchObject(CLOSED);
});

test('administrators with their second factor see and decide', async () => {
  const { token, documentId } = await requested();
  const { cookie } = await newAdmin();
  expect((await send(getDocument, { params: { id: documentId }, cookie })).status).toBe(200);
  const answer = await send(decide, { body: { token, decision: 'approve' }, cookie });
  expect(answer.status).toBe(200);
});
