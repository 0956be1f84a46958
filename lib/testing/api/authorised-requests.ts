import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { PUT as addMeetingFiles } from '@/app/api/v1/meeting/[id]/files/route';
import type { MeetingFile } from '@/lib/contract/meetings/meetings';
import { DAY_MS } from '@/lib/domain/platform/time';
import { env } from '@/lib/env';
import { writeExport } from '@/lib/server/accounts/export/service';
import { hashPassword } from '@/lib/server/accounts/passwords/service';
import { issueLinkToken } from '@/lib/server/accounts/tokens/service';
import { signWebhook } from '@/lib/server/adapters/payment/signature';
import { writeEvent } from '@/lib/server/adapters/payment/webhook-event';
import { newToken } from '@/lib/server/platform/crypto/secret-token';
import { database } from '@/lib/server/platform/db/pool';
import { accountExports, sessions, users } from '@/lib/server/platform/db/schema/accounts';
import { notifications } from '@/lib/server/platform/db/schema/messages';
import { seedMeeting } from '@/lib/server/seed/meeting';
import { recordHeartbeat } from '@/lib/server/site/health/service';
import { bookingBody } from '@/lib/testing/bookings';
import {
  manilaTime,
  newClient,
  newLawyer,
  signIn,
  type TestLawyer,
  type TestUser,
} from '@/lib/testing/factories';
import {
  fileOf,
  idForm,
  newRequest,
  picture,
  rejectAll,
  signupForm,
} from '@/lib/testing/files/identity';
import { SAMPLES } from '@/lib/testing/files/sample-files';
import { send, type TestRequest } from './requests';

/** Who takes part; each of the verified has a meeting to come. */
export interface Stage {
  client: TestUser;
  lawyer: TestLawyer;
  otherClient: TestUser;
  otherLawyer: TestLawyer;
  newClient: TestUser;
  newLawyer: TestLawyer;
  /** Confirmed, of `client` with `lawyer`. */
  meetingId: string;
  /** Payment of that meeting. */
  ref: string;
}

const PASSWORD = 'Harbor-42-lamp';

export async function setStage(): Promise<Stage> {
  const known = { passwordHash: await hashPassword(PASSWORD) };
  const [client, lawyer] = [await newClient(known), await newLawyer({}, known)];
  const [otherClient, otherLawyer] = [await newClient(known), await newLawyer({}, known)];
  const start = Date.now() + 3 * DAY_MS;
  const { meeting, payment } = await seedMeeting(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: client.id,
    start,
  });
  await seedMeeting(database(), {
    lawyerId: otherLawyer.lawyerId,
    clientId: otherClient.id,
    start,
  });
  if (!meeting.id || !payment) throw new Error('the meeting has no payment');
  return {
    ...{ client, lawyer, otherClient, otherLawyer },
    newClient: await newClient({ ...known, emailVerifiedAt: null }),
    newLawyer: await newLawyer({}, { ...known, emailVerifiedAt: null }),
    meetingId: meeting.id,
    ref: payment.ref,
  };
}

const request = (parts: TestRequest = {}) => Promise.resolve(parts);

let booked = 0;

/** A time nobody has taken yet. */
function nextStart(): number {
  booked += 1;
  return manilaTime(4, 30 * booked);
}

function upload(name: string): FormData {
  const form = new FormData();
  form.append('files', new Blob([SAMPLES.pdf]), name);
  return form;
}

/** A lawyer clients can see; those on the stage hand in new IDs on the way. */
async function visible(): Promise<TestRequest> {
  return { params: { id: (await newLawyer()).lawyerId } };
}

/** A session of its own: another call of the table may have ended the first. */
export async function newSession({ id }: TestUser): Promise<string> {
  const [row] = await database().select().from(users).where(eq(users.id, id));
  if (!row) throw new Error('the user is gone');
  return signIn(row);
}

/** A file that the client attached to the meeting. */
async function attached({ client, meetingId }: Stage): Promise<TestRequest> {
  const answer = await send(addMeetingFiles, {
    params: { id: meetingId },
    cookie: await newSession(client),
    body: upload('own.pdf'),
  });
  const { files } = answer.body as { files: MeetingFile[] };
  return { params: { id: meetingId, childId: files.at(-1)?._id ?? '' } };
}

/** A time that the client holds with a lawyer nobody else has booked. */
async function held({ client }: Stage): Promise<TestRequest> {
  const { meeting } = await seedMeeting(database(), {
    lawyerId: (await newLawyer()).lawyerId,
    clientId: client.id,
    start: nextStart(),
    bookedAt: Date.now(),
    status: 'PAYMENT_PENDING',
  });
  return { params: { id: meeting.id ?? '' } };
}

/** A notification of the client that nobody has looked at. */
async function unseen({ client, meetingId }: Stage): Promise<TestRequest> {
  const [row] = await database()
    .insert(notifications)
    .values({
      userId: client.id,
      icon: 'new-meeting',
      title: 'Meeting booked',
      body: 'Atty. Test Lawyer',
      url: `/customer-portal/meeting/${meetingId}`,
      dedupeKey: newToken(),
    })
    .returning({ id: notifications.id });
  return { params: { id: row?.id ?? '' } };
}

async function linkToken(
  owner: TestUser,
  kind: 'verify_email' | 'reset_password',
): Promise<string> {
  const link = { userId: owner.id, kind, hours: 1 };
  return (await issueLinkToken(database(), link, Date.now())).token;
}

function signedEvent(): TestRequest {
  const body = writeEvent('paid', `evt_${newToken()}`, 'cs_unknown');
  const signature = signWebhook(
    env.PAYMENT_WEBHOOK_SECRET,
    body,
    Math.floor(Date.now() / 1000),
    'test',
  );
  return { params: { id: 'local' }, body, headers: { 'paymongo-signature': signature } };
}

/** For each endpoint a request that succeeds for whoever may make it, prepared again for each call. */
export const requestsOf: Readonly<Record<string, (stage: Stage) => Promise<TestRequest>>> = {
  'POST /api/v1/auth/signup': () =>
    request({
      body: {
        first_name: 'Ana',
        last_name: 'Reyes',
        email: `${newToken()}@example.com`,
        password: PASSWORD,
      },
    }),
  'POST /api/v1/auth/lawyer/signup': async () => ({ body: await signupForm() }),
  'GET /api/v1/auth/verify-ibp/code': async () => ({
    query: { token: (await newRequest()).token },
  }),
  'POST /api/v1/auth/verify-ibp/code': async () => ({
    body: { token: (await newRequest()).token },
  }),
  'POST /api/v1/auth/verify-ibp': async () => {
    const { token, code } = await newRequest();
    return { body: { token, code, decision: 'approve' } };
  },
  'GET /api/v1/auth/verify-ibp/document/{id}': async ({ lawyer }) => ({
    params: { id: (await newRequest(lawyer.lawyerId)).documentId },
  }),
  'GET /api/v1/lawyers/profile/verification': () => request(),
  'POST /api/v1/lawyers/profile/verification': async ({ lawyer, otherLawyer }) => {
    await rejectAll(lawyer.lawyerId, otherLawyer.lawyerId);
    return { body: await idForm() };
  },
  'POST /api/v1/auth/signin': async () => {
    const { email } = await newClient({ passwordHash: await hashPassword(PASSWORD) });
    return { body: { email, password: PASSWORD } };
  },
  'POST /api/v1/auth/logout': () => request(),
  'GET /api/v1/auth/session': () => request(),
  'POST /api/v1/auth/verify-email': async () => {
    const owner = await newClient({ emailVerifiedAt: null });
    return { body: { token: await linkToken(owner, 'verify_email') } };
  },
  'POST /api/v1/auth/verify-email/send': () => request({ body: {} }),
  'POST /api/v1/auth/reset-password/email': async () => {
    const { email } = await newClient();
    return { body: { email } };
  },
  'POST /api/v1/auth/reset-password': async () => {
    const token = await linkToken(await newClient(), 'reset_password');
    return { body: { token, password: PASSWORD } };
  },
  'POST /api/v1/auth/change-password': () =>
    request({ body: { current_password: PASSWORD, new_password: PASSWORD } }),
  'GET /api/v1/auth/challenge': () => request(),
  'GET /api/v1/auth/account/settings': () => request(),
  'PUT /api/v1/auth/account/settings': () => request({ body: { phone: '+639171234567' } }),
  'POST /api/v1/auth/account/picture': async () => {
    const form = new FormData();
    form.append('picture', fileOf(await picture('png'), 'me.png'));
    return { body: form };
  },
  'DELETE /api/v1/auth/account/picture': () => request(),
  'GET /api/v1/auth/sessions': () => request(),
  'DELETE /api/v1/auth/sessions': () => request(),
  'DELETE /api/v1/auth/sessions/{id}': async ({ client }) => {
    await newSession(client);
    const [row] = await database()
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.userId, client.id), isNull(sessions.endedAt)));
    return { params: { id: row?.id ?? '' } };
  },
  'POST /api/v1/auth/account/export': () => request(),
  'GET /api/v1/auth/account/export': async ({ client }) => {
    const requestId = randomUUID();
    await database().delete(accountExports).where(eq(accountExports.userId, client.id));
    await database()
      .insert(accountExports)
      .values({ userId: client.id, requestId, requestedAt: new Date() });
    await writeExport(client.id, requestId, Date.now());
    return {};
  },
  'POST /api/v1/auth/account/deletion': () => request({ body: { current_password: PASSWORD } }),
  'DELETE /api/v1/auth/account/deletion': () => request(),
  'GET /api/v1/auth/oauth/{id}': () => request({ params: { id: 'facebook' } }),
  'GET /api/v1/auth/oauth/{id}/callback': () => request({ params: { id: 'facebook' } }),
  'GET /api/v1/auth/refresh': () => request({ query: { callback_url: '/faq' } }),
  'GET /api/v1/lawyers': () => request(),
  'GET /api/v1/lawyers/summary': () => request(),
  'GET /api/v1/lawyers/featured': () => request(),
  'GET /api/v1/reviews': () => request(),
  'GET /api/v1/lawyers/{id}/profile': visible,
  'GET /api/v1/lawyers/{id}/reviews': visible,
  'GET /api/v1/lawyers/availability': async () => ({
    query: { _id: (await newLawyer()).lawyerId },
  }),
  'GET /api/v1/lawyers/profile/verify-qr': ({ lawyer }) =>
    request({ query: { id: lawyer.lawyerId } }),
  'POST /api/v1/meeting': async () => ({ body: bookingBody(await newLawyer(), nextStart()) }),
  'GET /api/v1/meeting/{id}': ({ meetingId }) => request({ params: { id: meetingId } }),
  'GET /api/v1/meetings': () => request({ query: { period: 'upcoming' } }),
  'PUT /api/v1/meeting/{id}/cancel': held,
  'PUT /api/v1/meeting/{id}/files': ({ meetingId }) =>
    request({ params: { id: meetingId }, body: upload('more.pdf') }),
  'GET /api/v1/meeting/{id}/file/{childId}': attached,
  'DELETE /api/v1/meeting/{id}/file/{childId}': attached,
  'GET /api/v1/notifications/in-app': () => request(),
  'PUT /api/v1/notifications/in-app/{id}/seen': unseen,
  'GET /api/v1/payments/methods': () => request(),
  'GET /api/v1/payments/checkout': ({ ref }) => request({ query: { ref } }),
  'POST /api/v1/payments/webhooks/{id}': () => request(signedEvent()),
  'GET /api/v1/openapi.json': () => request(),
  'GET /api/health': async () => {
    await recordHeartbeat('jobs', Date.now());
    return {};
  },
};
