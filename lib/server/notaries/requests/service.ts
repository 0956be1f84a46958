import 'server-only';
import type { AnswerInput, RequestInput } from '@/lib/contract/notaries/requests';
import { FIELD_COPY } from '@/lib/contract/platform/copy';
import { REQUESTS_A_DAY } from '@/lib/domain/notaries/limits';
import { opensOn } from '@/lib/domain/notaries/office-hours';
import type { RequestStatus } from '@/lib/domain/notaries/request';
import { PAGE_SIZE } from '@/lib/domain/platform/paging';
import { RETENTION_DAYS } from '@/lib/domain/platform/retention';
import { DAY_MS, manilaDayKey, manilaDayNumber, parseDayKey } from '@/lib/domain/platform/time';
import { markSeenByKey, notify } from '@/lib/server/notifications/in-app/service';
import { queueMail } from '@/lib/server/notifications/mails/service';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { lock } from '@/lib/server/platform/db/locks';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import type { ErasedAccount, ExportSection } from '@/lib/server/registry/feature';
import { appointmentOf } from './appointments-service';
import { askedMail, notificationCopy, notificationMail, type RequestNotification } from './mails';
import { requestData } from './serialize';
import * as store from './store';

const REFUSALS: Readonly<Record<RequestStatus, string>> = {
  SENT: 'This request was changed meanwhile.',
  ACCEPTED: 'This request was accepted already.',
  DECLINED: 'This request was declined already.',
  WITHDRAWN: 'This request was withdrawn.',
};

const REQUEST_KEY = 'notary-request:';

/**
 * Requests an appointment with a listed notary, and notifies the notary.
 * @throws AppError not_found; invalid_input for a day on which the office is closed; rate_limited
 */
export async function ask(
  tx: Transaction,
  clientId: string,
  lawyerId: string,
  input: RequestInput,
  now: number,
): Promise<store.RequestView> {
  await lock(tx, 'client', clientId);
  if (!(await store.isListed(tx, lawyerId))) throw notFound();
  refuseClosed(await store.hoursOf(tx, lawyerId), input.day, now);
  refuseOverLimit(await store.countSince(tx, clientId, new Date(now - DAY_MS)), now);
  const { part_of_day: partOfDay = null, message = '', ...rest } = input;
  const row = { ...rest, partOfDay, message, lawyerId, clientId, createdAt: new Date(now) };
  const view = await viewOf(tx, await store.insertRequest(tx, row), clientId);
  await notifyNotary(tx, view, 'sent');
  await confirmSent(tx, view);
  return view;
}

export async function sentBy(clientId: string, page: number) {
  return pageOf(await store.findSent(database(), clientId, page));
}

/** Lists requests to a lawyer: open ones by day, or the others newest first. */
export async function receivedBy(userId: string, filter: 'open' | 'answered', page: number) {
  const [rows, counts] = await Promise.all([
    store.findReceived(database(), userId, filter, page),
    store.countOpen(database(), userId),
  ]);
  return { ...pageOf(rows), ...counts };
}

function pageOf(rows: store.RequestView[]) {
  return { views: rows.slice(0, PAGE_SIZE), hasMore: rows.length > PAGE_SIZE };
}

export async function markSeen(userId: string, now: number): Promise<void> {
  await transaction(async (tx) => {
    await store.setSeen(tx, userId, new Date(now));
    await markSeenByKey(tx, userId, REQUEST_KEY, now);
  });
}

/**
 * Accepts a request at an hour, or declines it, once; the client is notified.
 * @throws AppError not_found, also for a request at another; bad_transition; invalid_input for an hour that cannot be
 */
export function answer(
  userId: string,
  id: string,
  { answer: given, note, time }: AnswerInput,
  now: number,
): Promise<store.RequestView> {
  return transaction(async (tx) => {
    const { request } = await viewOf(tx, id, userId);
    if (request.status !== 'SENT') throw refusedChange(request.status);
    const taken = given === 'accept' && time ? await appointmentOf(tx, request, time, now) : null;
    const set = {
      answer: note ?? null,
      answeredAt: new Date(now),
      seenAt: new Date(now),
      startsAt: taken && new Date(taken.start),
      endsAt: taken && new Date(taken.end),
    };
    const to = given === 'accept' ? 'ACCEPTED' : 'DECLINED';
    const moved = await store.changeStatus(tx, id, to, set);
    const view = await viewOf(tx, id, userId);
    if (!moved) throw refusedChange(view.request.status);
    await notifyClient(tx, view, given === 'accept' ? 'accepted' : 'declined');
    return view;
  });
}

/**
 * Withdraws a request that was not declined, and notifies the notary. Idempotent.
 * @throws AppError not_found, also for another client's; bad_transition
 */
export function withdraw(clientId: string, id: string): Promise<void> {
  return transaction(async (tx) => {
    await viewOf(tx, id, clientId);
    const moved = await store.changeStatus(tx, id, 'WITHDRAWN');
    const view = await viewOf(tx, id, clientId);
    if (moved) await notifyNotary(tx, view, 'withdrawn');
    else if (view.request.status !== 'WITHDRAWN') throw refusedChange(view.request.status);
  });
}

function notifyNotary(
  tx: Transaction,
  view: store.RequestView,
  notification: RequestNotification,
): Promise<void> {
  const { notary, request } = view;
  const path = '/lawyer-portal/notary-public?part=requests';
  const to = { userId: notary.userId, email: notary.email, aboutUserId: request.clientId };
  return notifyParty(tx, view, notification, { ...to, path });
}

/** Confirms the request by mail only, since the page confirms it too. */
async function confirmSent(tx: Transaction, view: store.RequestView): Promise<void> {
  const template = 'notary-request-asked';
  await queueMail(tx, {
    to: view.client.email,
    template,
    dedupeKey: `${template}:${view.request.id}`,
    content: await askedMail(view, SENT_REQUESTS),
  });
}

const SENT_REQUESTS = '/customer-portal#sent-requests';

function notifyClient(
  tx: Transaction,
  view: store.RequestView,
  notification: RequestNotification,
): Promise<void> {
  const { client, notary, request } = view;
  const to = { userId: request.clientId, email: client.email, aboutUserId: notary.userId };
  return notifyParty(tx, view, notification, { ...to, path: SENT_REQUESTS });
}

interface Recipient {
  readonly userId: string;
  readonly email: string;
  readonly aboutUserId: string;
  readonly path: string;
}

async function notifyParty(
  tx: Transaction,
  view: store.RequestView,
  notification: RequestNotification,
  { email, path, ...to }: Recipient,
): Promise<void> {
  const dedupeKey = `${REQUEST_KEY}${view.request.id}:${notification}`;
  const content = await notificationMail(view, notification, path);
  await queueMail(tx, {
    to: email,
    template: `notary-request-${notification}`,
    dedupeKey,
    content,
  });
  const { title, body } = notificationCopy(view, notification);
  const common = { kind: 'booking', icon: 'new-meeting', title, body } as const;
  await notify(tx, { ...common, ...to, url: path, dedupeKey });
}

async function viewOf(exec: Executor, id: string, userId: string): Promise<store.RequestView> {
  const view = await store.findOwn(exec, id, userId);
  if (!view) throw notFound();
  return view;
}

export function purgeRequests(now: number): Promise<void> {
  const day = manilaDayKey(manilaDayNumber(now) - RETENTION_DAYS.notaryRequests);
  return store.deleteBefore(database(), day);
}

export async function exportedRequests(exec: Executor, userId: string): Promise<ExportSection> {
  const views = await store.findAll(exec, userId);
  return { name: 'notary_requests', data: views.map((view) => requestData(view, userId)) };
}

export async function eraseRequests(tx: Transaction, { id }: ErasedAccount): Promise<string[]> {
  await store.deleteOfUser(tx, id);
  return [];
}

/**
 * Refuses a day on which the office is closed.
 * @param day Manila day, `YYYY-MM-DD`
 * @throws AppError invalid_input
 */
function refuseClosed(hours: Parameters<typeof opensOn>[0], day: string, now: number): void {
  const number = parseDayKey(day);
  if (number !== null && opensOn(hours, number, now)) return;
  const message = FIELD_COPY.officeClosed;
  throw new AppError('invalid_input', message, { fields: { day: message } });
}

/**
 * Refuses one request too many.
 * @param made number by this client in the last 24 hours, and the time of the first
 * @throws AppError rate_limited with Retry-After
 */
function refuseOverLimit(made: { count: number; first: Date | null }, now: number): void {
  if (made.count < REQUESTS_A_DAY || !made.first) return;
  throw new AppError(
    'rate_limited',
    `You can ask for ${REQUESTS_A_DAY} appointments in 24 hours.`,
    {
      retryAfter: Math.max(1, Math.ceil((made.first.getTime() + DAY_MS - now) / 1000)),
    },
  );
}

function refusedChange(status: RequestStatus): AppError {
  return new AppError('bad_transition', REFUSALS[status]);
}
