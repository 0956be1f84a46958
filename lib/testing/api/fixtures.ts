import { randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, isNull, lte, ne } from 'drizzle-orm';
import { getPasskeyChallenge } from '@/lib/contract/accounts/passkey-sign-in';
import type { OwnCase } from '@/lib/contract/cases/cases';
import { addCaseFiles, getCase } from '@/lib/contract/cases/cases';
import type { MeetingFile } from '@/lib/contract/meetings/meetings';
import { addMeetingFiles } from '@/lib/contract/meetings/meetings';
import { confirmWorkItem } from '@/lib/contract/work-items/completion';
import {
  DAY_MS,
  HOUR_MS,
  isoInstant,
  MINUTE_MS,
  manilaDayKey,
  manilaDayNumber,
  manilaMonday,
} from '@/lib/domain/platform/time';
import { env } from '@/lib/env';
import { hashPassword } from '@/lib/server/accounts/credentials/passwords-service';
import { issueLinkToken } from '@/lib/server/accounts/credentials/tokens-service';
import { writeExport } from '@/lib/server/accounts/settings/export-service';
import { signWebhook } from '@/lib/server/adapters/payment/signature';
import { writeEvent } from '@/lib/server/adapters/payment/webhook-event';
import { signedReply } from '@/lib/server/adapters/texts/local-texts';
import { profilesChanged } from '@/lib/server/lawyers/profiles/service';
import { accept } from '@/lib/server/meetings/guests/invitations-service';
import { payerAddress, payerRefundAddress } from '@/lib/server/payments/checkout/payer-policy';
import { record } from '@/lib/server/platform/audit/service';
import { newToken } from '@/lib/server/platform/crypto/secret-token';
import { database, transaction } from '@/lib/server/platform/db/pool';
import type { Actor } from '@/lib/server/platform/session/actor';
import { findSession, startSession } from '@/lib/server/platform/session/service';
import { startStep, storeStep } from '@/lib/server/platform/session/steps';
import { accountExports, sessions, users } from '@/lib/server/schema/accounts';
import { meetingAssociates } from '@/lib/server/schema/associates';
import { followUps } from '@/lib/server/schema/follow-ups';
import {
  availabilityExceptions,
  availabilityHours,
  blockers,
  lawyers,
} from '@/lib/server/schema/lawyers';
import { meetings } from '@/lib/server/schema/meetings';
import { notifications } from '@/lib/server/schema/messages';
import { payments, refunds } from '@/lib/server/schema/payments';
import { seedMeeting } from '@/lib/server/seed/meeting';
import { UNCHECKED } from '@/lib/server/seed/notary';
import { recordHeartbeat } from '@/lib/server/site/health/health';
import { bookingBody } from '@/lib/testing/bookings';
import { newGoogleChannel } from '@/lib/testing/calendars/google';
import { newCalendarImport } from '@/lib/testing/calendars/imports';
import { bringCase } from '@/lib/testing/cases';
import { agreementCommentsOf } from '@/lib/testing/comments';
import { deleteEventAddresses, newEventAddress, newEventDelivery } from '@/lib/testing/events';
import {
  appCode,
  giveApp,
  givePasskey,
  manilaTime,
  newAdmin,
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
  verifierPass,
} from '@/lib/testing/files/identity';
import { SAMPLES } from '@/lib/testing/files/sample-files';
import {
  newestTaxDecision,
  newTaxData,
  newTaxedQuarter,
  withdrawDeclarations,
} from '@/lib/testing/files/tax-data';
import { newFailedJob } from '@/lib/testing/jobs';
import {
  invitationOf,
  memberIdOf,
  newApiToken,
  newMember,
  readyToInvite,
} from '@/lib/testing/members';
import { feeSellerId, newFeeInvoice } from '@/lib/testing/money/fee-invoices';
import { makeNotary, newNotary } from '@/lib/testing/notaries/notaries';
import { deleteNotaryRequests, EVERY_DAY, newNotaryRequest } from '@/lib/testing/notaries/requests';
import { SoftPasskey } from '@/lib/testing/passkeys';
import { newDelivery, newUnclaimed } from '@/lib/testing/payments';
import { askForPayout, makePayable, newPayout } from '@/lib/testing/payouts';
import type { Fixtures, SampleRequest } from '@/lib/testing/samples/fixtures';
import { findSample } from '@/lib/testing/samples/samples';
import { newNumber, turnTextsOn } from '@/lib/testing/texts';
import { newWorkItem, partsOfWorkItem, seededOrder } from '@/lib/testing/work-items';
import { send, TestBrowser } from './requests';
import { runAs } from './run-operation';

/** Who takes part; each of the verified has a meeting to come. */
export interface Scenario {
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

let passwordHash: Promise<string> | undefined;

/** Made once: hashing takes long on purpose. */
export function knownHash(): Promise<string> {
  passwordHash ??= hashPassword(PASSWORD);
  return passwordHash;
}

export async function createScenario(): Promise<Scenario> {
  const known = { passwordHash: await knownHash() };
  const unverified = { ...known, emailVerifiedAt: null };
  const [client, otherClient, newcomer, lawyer, otherLawyer, lawyerToBe] = await Promise.all([
    ...([newClient(known), newClient(known), newClient(unverified)] as const),
    ...([newLawyer({}, known), newLawyer({}, known), newLawyer({}, unverified)] as const),
  ]);
  const start = Date.now() + 3 * DAY_MS;
  const meetingOf = (by: TestUser, { lawyerId }: TestLawyer) =>
    seedMeeting(database(), { lawyerId, clientId: by.id, start });
  const [{ meeting, payment }] = await Promise.all([
    meetingOf(client, lawyer),
    meetingOf(otherClient, otherLawyer),
  ]);
  if (!meeting.id || !payment) throw new Error('the meeting has no payment');
  return {
    client,
    lawyer,
    otherClient,
    otherLawyer,
    newClient: newcomer,
    newLawyer: lawyerToBe,
    meetingId: meeting.id,
    ref: payment.ref,
  };
}

let booked = 0;
/** Half hours from the fourth day on that can be booked; files that share this module take turns at them. */
const BOOKABLE = 450;

/** A free time. */
function nextStart(): number {
  booked = (booked % BOOKABLE) + 1;
  return manilaTime(4, 30 * booked);
}

/** A Monday after all of them, at whatever hour the tests run. */
function dayWithoutMeetings(): string {
  return manilaDayKey(manilaMonday(manilaDayNumber(Date.now()) + 21));
}

/** A session of its own: another call of the table may have ended the first. */
export async function newSession({ id }: TestUser): Promise<string> {
  const [row] = await database().select().from(users).where(eq(users.id, id));
  if (!row) throw new Error('the user is gone');
  return signIn(row);
}

/** Fixtures of the samples, about the people of a scenario. */
export function fixturesOf(scenario: Scenario): Fixtures {
  const { client, lawyer, meetingId } = scenario;
  return {
    password: PASSWORD,
    meetingId,
    paymentRef: scenario.ref,
    lawyerId: lawyer.lawyerId,
    call: async (op, input, as) => runAs(op, input, await actorOf(scenario[as]), Date.now()),
    newAddress: () => `${newToken()}@example.com`,
    accountAddress: async () => {
      const { email } = await newClient({ passwordHash: await knownHash() });
      return email;
    },
    linkToken: async (kind) => {
      const emailVerifiedAt = kind === 'verify_email' ? null : new Date();
      const { id } = await newClient({ emailVerifiedAt });
      return (await issueLinkToken(database(), { userId: id, kind, hours: 1 }, Date.now())).token;
    },
    accountWithFactor: async (state) => {
      const { id } = await newClient();
      await giveApp(id);
      if (state === 'asked') {
        const by = { role: 'admin', userId: (await newAdmin()).id } as const;
        await record(database(), 'factor_removal_asked', by, { subject: id, now: Date.now() });
      }
      return id;
    },
    account: async (state) => {
      const suspended = { suspendedAt: new Date(), suspensionReason: 'Asked for by the owner.' };
      const { id } = await newClient({
        ...(state === 'unverified' && { emailVerifiedAt: null }),
        ...(state === 'suspended' && suspended),
      });
      return id;
    },
    secondFactor: async () => {
      await giveApp(client.id);
      return appCode();
    },
    waitingApp: async () => {
      await giveApp(client.id, 'waits');
      return appCode();
    },
    passkey: () => givePasskey(client.id),
    newPasskey: () => newPasskeyBody(),
    passkeySignIn: async () => {
      const { id } = await newClient();
      const device = new SoftPasskey();
      await givePasskey(id, device.stored());
      const browser = new TestBrowser();
      const { body } = await browser.call(getPasskeyChallenge);
      const { challenge } = (body as { options: { challenge: string } }).options;
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      return { cookie, passkey: device.answers({ challenge, userId: id }) };
    },
    waitingSignIn: async () => {
      const { id } = await newClient();
      await giveApp(id);
      await givePasskey(id);
      const token = await transaction((tx) => startStep(tx, id, 'password', Date.now()));
      return cookieOf(await storeStep(token));
    },
    sessionId: () => sessionOf(client),
    writeExport: () => exportOf(client),
    picture: async () => fileOf(await picture('png'), 'me.png'),
    pdf: (name) => fileOf(SAMPLES.pdf, name),
    notificationId: () => unseen(scenario),

    appCode: () => appCode(),
    visibleLawyer: async () => (await newLawyer()).lawyerId,
    lawyerSignup: () => signupForm(),
    documents: () => idForm(),
    verifierPass: async () => verifierPass(await newRequest()),
    verification: (of) => newRequest(of && lawyer.lawyerId),
    taxedQuarter: async () => {
      await withdrawDeclarations(lawyer);
      return newTaxedQuarter(lawyer);
    },
    newestTaxDecision,
    taxData: async () => {
      for (const one of [lawyer, scenario.otherLawyer]) await newTaxData(one);
    },
    rejectDocuments: () => rejectAll(lawyer.lawyerId, scenario.otherLawyer.lawyerId),

    /** Open on whatever day `freeTime` is. */
    notary: async () => (await newNotary({ hours: EVERY_DAY })).lawyerId,
    notaries: async (commission) => {
      const seed = commission === 'stated' ? { notary: UNCHECKED } : {};
      for (const one of [lawyer, scenario.otherLawyer]) await makeNotary(one, seed);
    },
    notaryRequest: () => newNotaryRequest(client, lawyer, { day: dayWithoutMeetings() }),
    noNotaryRequests: () => deleteNotaryRequests(client, scenario.otherClient),

    eventAddress: async () => {
      await deleteEventAddresses(lawyer.lawyerId);
      const id = await newEventAddress(lawyer.lawyerId);
      return { id, childId: await newEventDelivery(id) };
    },
    calendarImport: () => newCalendarImport(lawyer.lawyerId),
    googleChannel: () => newGoogleChannel(lawyer.lawyerId),

    practiceInvitation: async () => invitationOf(lawyer, client),
    invitedMember: async () => {
      await invitationOf(lawyer, { ...client, email: `${newToken()}@example.com` });
      return memberIdOf(lawyer);
    },
    apiToken: async () => (await newApiToken(lawyer)).id,
    practice: async () => newMember(lawyer, client),
    associate: async () => ({
      meetingId: await confirmed(scenario),
      member: await newMember(lawyer, await newLawyer()),
      accept: async (id) => {
        const acceptedAt = new Date();
        await database()
          .update(meetingAssociates)
          .set({ acceptedAt })
          .where(eq(meetingAssociates.id, id));
      },
    }),
    associateRequest: async () => {
      const meetingId = await confirmed(scenario);
      await readyToInvite(scenario.otherLawyer);
      const memberId = await newMember(lawyer, scenario.otherLawyer);
      const asked = { meetingId, memberId, userId: scenario.otherLawyer.id };
      const [row] = await database()
        .insert(meetingAssociates)
        .values({ ...asked, state: 'ASKED', askedAt: new Date(), acceptedAt: null })
        .returning();
      return row?.id ?? '';
    },
    noMembers: () => readyToInvite(lawyer, scenario.otherLawyer),

    booking: async () => bookingBody(await newLawyer(), nextStart()),
    noFollowUps: () => deleteFollowUps(scenario),
    confirmedMeeting: () => confirmed(scenario),
    meetingToCheck: () =>
      confirmed(scenario, { otherParty: 'Northgate Logistics, Inc.', conflictState: 'OPEN' }),
    pastMeeting: () => past(scenario),
    openCall: () => openCallOf(scenario),
    phoneMeeting: () => byPhone(scenario),
    guestPass: async (token) => {
      const entry = { token, name: 'Ana Cruz', cookie: null };
      return cookieOf((await accept(entry, Date.now())).pass);
    },
    workItem: (status) => newWorkItem({ client, lawyer }, status),
    order: (so) => seededOrder({ client, lawyer }, so),
    caseOf: (state) => disagreed(scenario, state),
    caseFile: (id) => handedIn(scenario, id),
    caseMessage: (id) => writtenIn(scenario, id),
    overdueWorkItem: () => newWorkItem({ client, lawyer }, 'PAID', '2026-01-05'),
    workItemParts: partsOfWorkItem,
    freeTime: () => freeTimeOf(lawyer),
    attachedFile: () => attached(scenario),

    payableMoney: () => payable(lawyer, scenario.otherLawyer),
    ownPayout: async () => {
      await payable(lawyer);
      return (await askForPayout(lawyer.lawyerId)).id;
    },
    payout: async (status) => (await newPayout(status)).id,
    heldPayment: () => held(scenario),
    paymentId: () => paymentIdOf(scenario),
    feeInvoice: () =>
      newFeeInvoice({ lawyerId: lawyer.lawyerId, clientId: client.id, start: nextStart() }),
    feeSeller: feeSellerId,
    manualRefund: () => refundByHand(scenario, 'MANUAL'),
    payerToken: async () => {
      const { payableId } = await paymentOfRef(await held(scenario));
      return payerAddress(payableId).split('/').at(-1) ?? '';
    },
    payerRefundToken: async () => {
      const id = await refundByHand(scenario, 'MANUAL');
      const paid = database()
        .select({ id: refunds.paymentId })
        .from(refunds)
        .where(eq(refunds.id, id));
      await database().update(payments).set({ byPayer: true }).where(inArray(payments.id, paid));
      return payerRefundAddress(id).split('/').at(-1) ?? '';
    },
    failedRefund: () => refundByHand(scenario, 'FAILED'),

    textNumber: async () => {
      const number = newNumber();
      const { otherClient, otherLawyer } = scenario;
      for (const { id } of [client, lawyer, otherClient, otherLawyer])
        await turnTextsOn(id, number);
      return number;
    },
    textReply: () => signedReply(newNumber(), 'Thank you'),
    gatewayEvent: signedEvent,
    webhookDelivery: () => newDelivery(scenario.ref),
    unclaimedPayment: newUnclaimed,
    failedJob: newFailedJob,
    heartbeat: () => recordHeartbeat('jobs', Date.now()),
  };
}

/** Prepares the request of the sample of an endpoint. */
export async function sampleOf(endpoint: string, scenario: Scenario): Promise<SampleRequest> {
  return findSample(endpoint).request(fixturesOf(scenario));
}

async function actorOf({ id }: TestUser): Promise<Actor | null> {
  return findSession(await startSession(database(), id, null), Date.now());
}

async function sessionOf(owner: TestUser): Promise<string> {
  await newSession(owner);
  const [row] = await database()
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, owner.id), isNull(sessions.endedAt)));
  return row?.id ?? '';
}

function newPasskeyBody() {
  const response = { clientDataJSON: 'e30', attestationObject: 'oA' };
  return { name: 'Phone', passkey: { id: 'AA', rawId: 'AA', type: 'public-key', response } };
}

async function payable(...lawyers: TestLawyer[]): Promise<void> {
  for (const one of lawyers) await makePayable(one, 100_000);
}

async function exportOf({ id }: TestUser): Promise<void> {
  const requestId = randomUUID();
  await database().delete(accountExports).where(eq(accountExports.userId, id));
  await database()
    .insert(accountExports)
    .values({ userId: id, requestId, requestedAt: new Date() });
  await writeExport(id, requestId, Date.now());
}

async function disagreed({ client, lawyer }: Scenario, state: Parameters<Fixtures['caseOf']>[0]) {
  const id = await newWorkItem({ client, lawyer }, 'COMPLETED');
  const body = { accepted: false, reason: 'Nothing was filed.' };
  await send(confirmWorkItem, { params: { id }, cookie: await newSession(client), body });
  return bringCase(id, state, { lawyer, adminId: (await newAdmin()).id });
}

async function handedIn({ client }: Scenario, id: string): Promise<string> {
  const body = new FormData();
  body.append('files', fileOf(SAMPLES.pdf, 'receipt.pdf'));
  const cookie = await newSession(client);
  const answer = await send(addCaseFiles, { params: { id }, cookie, body });
  return (answer.body as OwnCase).files[0]?._id ?? '';
}

async function writtenIn({ client }: Scenario, id: string): Promise<string> {
  const cookie = await newSession(client);
  const { body } = await send(getCase, { params: { id }, cookie });
  const about = (body as OwnCase).agreement_id ?? '';
  return agreementCommentsOf(about).write({ cookie }, 'You said that it was filed.');
}

async function attached({ client, meetingId }: Scenario): Promise<string> {
  const body = new FormData();
  body.append('files', fileOf(SAMPLES.pdf, 'own.pdf'));
  const cookie = await newSession(client);
  const answer = await send(addMeetingFiles, { params: { id: meetingId }, cookie, body });
  const { files } = answer.body as { files: MeetingFile[] };
  return files.at(-1)?._id ?? '';
}

async function freeTimeOf({ lawyerId }: TestLawyer): Promise<string> {
  for (const table of [availabilityHours, availabilityExceptions, blockers])
    await database().delete(table).where(eq(table.lawyerId, lawyerId));
  const hours = { lawyerId, startMinute: 0, endMinute: 1440 };
  await database()
    .insert(availabilityHours)
    .values([0, 1, 2, 3, 4, 5, 6].map((day) => ({ ...hours, day })));
  await database()
    .update(lawyers)
    .set({ bufferMinutes: 0, dailyMaximum: null })
    .where(eq(lawyers.id, lawyerId));
  return isoInstant(nextStart());
}

async function confirmed(
  { client, lawyer }: Scenario,
  meeting: Partial<typeof meetings.$inferInsert> = {},
): Promise<string> {
  const made = await seedMeeting(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: client.id,
    start: nextStart(),
    bookedAt: Date.now() - DAY_MS,
    meeting,
  });
  return made.meeting.id;
}

/** The meetings that were booked with them, too: a client has two ahead with a lawyer at most. */
/** Nothing was offered, and the lawyer, whose check another sample may have ended, can offer. */
async function deleteFollowUps({ client, lawyer, meetingId }: Scenario): Promise<void> {
  await transaction(async (tx) => {
    await tx
      .update(lawyers)
      .set({ ibpVerifiedAt: new Date() })
      .where(eq(lawyers.id, lawyer.lawyerId));
    await profilesChanged(tx, lawyer.lawyerId);
  });
  await database().delete(followUps).where(eq(followUps.lawyerId, lawyer.lawyerId));
  await database()
    .update(meetings)
    .set({ status: 'CANCELLED', cancelledBy: 'LAWYER' })
    .where(
      and(
        eq(meetings.clientId, client.id),
        eq(meetings.lawyerId, lawyer.lawyerId),
        inArray(meetings.status, ['CONFIRMED', 'PAYMENT_PENDING']),
        gt(meetings.endsAt, new Date()),
        ne(meetings.id, meetingId),
      ),
    );
}

/** The one that there is: a client holds few times at once. */
async function paymentIdOf({ ref }: Scenario): Promise<string> {
  const [row] = await database()
    .select({ id: payments.id })
    .from(payments)
    .where(eq(payments.ref, ref));
  return row?.id ?? '';
}

async function paymentOfRef(ref: string) {
  const [payment] = await database().select().from(payments).where(eq(payments.ref, ref));
  if (!payment) throw new Error('there is no such payment');
  return payment;
}

async function held({ client, lawyer }: Scenario): Promise<string> {
  const [open] = await database()
    .select({ ref: payments.ref })
    .from(payments)
    .innerJoin(meetings, eq(meetings.id, payments.payableId))
    .where(and(eq(meetings.clientId, client.id), eq(payments.status, 'PENDING')));
  if (open) return open.ref;
  const { payment } = await seedMeeting(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: client.id,
    start: nextStart(),
    status: 'PAYMENT_PENDING',
    bookedAt: Date.now(),
  });
  return payment?.ref ?? '';
}

function cookieOf(line: string): string {
  return line.split(';')[0] ?? '';
}

/** The first that is open: a lawyer has one meeting at a time. */
async function openCallOf({ client, lawyer }: Scenario): Promise<string> {
  const now = new Date();
  const [open] = await database()
    .select({ id: meetings.id })
    .from(meetings)
    .where(
      and(
        eq(meetings.lawyerId, lawyer.lawyerId),
        lte(meetings.startsAt, now),
        gt(meetings.endsAt, now),
      ),
    );
  if (open) return open.id;
  const { meeting } = await seedMeeting(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: client.id,
    start: now.getTime() - MINUTE_MS,
  });
  return meeting.id;
}

async function past({ client, lawyer }: Scenario): Promise<string> {
  booked += 1;
  const { meeting } = await seedMeeting(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: client.id,
    start: manilaTime(-3, -30 * booked),
    status: 'COMPLETED',
  });
  return meeting.id;
}

async function byPhone({ client, lawyer }: Scenario): Promise<string> {
  const { meeting } = await seedMeeting(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: client.id,
    start: Date.now() - HOUR_MS,
    status: 'COMPLETED',
    meeting: { type: 'PHONE', phone: '+639170000001' },
  });
  return meeting.id;
}

/** Before any day on which a sample has it paid. */
const OWED_SINCE = Date.UTC(2026, 10, 20);

async function refundByHand(
  { client, lawyer }: Scenario,
  status: 'MANUAL' | 'FAILED',
): Promise<string> {
  const { refund } = await seedMeeting(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: client.id,
    start: nextStart(),
    status: 'CANCELLED',
    method: 'qrph',
    refundByHand: true,
    bookedAt: OWED_SINCE,
  });
  if (!refund) throw new Error('nothing is owed');
  if (status === 'FAILED')
    await database()
      .update(refunds)
      .set({ status, accountAskedAt: null })
      .where(eq(refunds.id, refund.id));
  return refund.id;
}

async function unseen({ client, meetingId }: Scenario): Promise<string> {
  const [row] = await database()
    .insert(notifications)
    .values({
      userId: client.id,
      kind: 'booking',
      icon: 'new-meeting',
      title: 'Meeting booked',
      body: 'Atty. Test Lawyer',
      url: `/customer-portal/meeting/${meetingId}`,
      dedupeKey: newToken(),
    })
    .returning({ id: notifications.id });
  return row?.id ?? '';
}

function signedEvent() {
  const body = writeEvent('paid', `evt_${newToken()}`, 'cs_unknown');
  const at = Math.floor(Date.now() / 1000);
  const signature = signWebhook(env.PAYMENT_WEBHOOK_SECRET, body, at, 'test');
  return { body, headers: { 'paymongo-signature': signature } };
}
