import 'server-only';
import { type TextTimes, timeToSend, wordsOfText } from '@/lib/domain/notifications/texts';
import { RETENTION_DAYS } from '@/lib/domain/platform/retention';
import { DAY_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import type { TextOutcome } from '@/lib/server/adapters/texts/port';
import { textCarrier, textStyle } from '@/lib/server/adapters/texts/texts';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import { logEvent } from '@/lib/server/platform/log';
import { asking } from '@/lib/server/platform/queue/pauses';
import { queueJob } from '@/lib/server/platform/queue/queue';
import type { Backlog, TextStatus } from '@/lib/server/registry/feature';
import { registeredFeatures } from '@/lib/server/registry/registry';
import { preferencesOf } from '../preferences/preferences';
import { numberOf, stopTexts } from './numbers-service';
import * as store from './store';

/** Attempts of the job, which fails only before the carrier is asked. */
const MAX_ATTEMPTS = 6;
const LATER_MS = MINUTE_MS;
/** Longer than any sending takes. */
const GIVEN_UP_MS = 2 * MINUTE_MS;

/**
 * Queues a text in the caller's transaction if its user takes texts of this kind: one of each kind for each time of a
 * meeting.
 * @param times when it is sent, and when it expires
 */
export async function queueText(
  tx: Transaction,
  text: Omit<store.NewText, 'usefulUntil' | 'createdAt'>,
  times: TextTimes,
  now: number,
): Promise<void> {
  if (!textCarrier()) return;
  const usefulUntil = new Date(times.usefulUntil);
  const id = await store.insertWanted(tx, { ...text, usefulUntil, createdAt: new Date(now) });
  if (id) await queueSending(tx, id, times.sendAt);
}

function queueSending(exec: Executor, textId: string, at: number): Promise<void> {
  return queueJob(
    exec,
    'send_text',
    { textId },
    { maxAttempts: MAX_ATTEMPTS, service: 'texts', runAt: new Date(at) },
  );
}

export function withdrawTexts(tx: Transaction, meetingId: string): Promise<void> {
  return store.deleteWaiting(tx, meetingId);
}

/**
 * Sends a text once: it leaves `waiting` before the carrier is asked, and returns there only if the carrier certainly
 * did not accept it. A text that has expired, no longer applies or is unwanted is dropped.
 */
export async function sendText(
  textId: string,
  now: number,
  carrier = textCarrier(),
): Promise<void> {
  if (!carrier) return;
  const claimed = await transaction((tx) => claim(tx, textId, now));
  if (!claimed) return;
  const { text, to } = claimed;
  const body = wordsOfText({ ...text, startsAt: text.startsAt.getTime() }, textStyle(carrier));
  const validFor = (text.usefulUntil.getTime() - now) / 1000;
  const outcome = await asking('texts', () => carrier.send({ to, body, validFor }));
  await settle(text, to, outcome, now);
}

/** Claims a text for sending. Returns it with its number; undefined where it is not to be sent now. */
async function claim(
  tx: Transaction,
  textId: string,
  now: number,
): Promise<{ text: store.TextRow; to: string } | undefined> {
  const found = await store.lockWaiting(tx, textId);
  if (!found) return undefined;
  const { text, number } = found;
  const { id, kind } = text;
  const end = text.usefulUntil.getTime();
  const isWanted = number !== null && !number.switchedOff.includes(kind) && now < end;
  const status = isWanted ? await statusOf(tx, text, now) : 'over';
  const sendAt = status === 'later' ? now + LATER_MS : await whenToSend(tx, text, now);
  if (!number || status === 'over' || sendAt === null || sendAt >= end) {
    await store.changeLocked(tx, id, { state: 'dropped', settledAt: new Date(now) });
    return undefined;
  }
  if (sendAt > now) {
    await queueSending(tx, id, sendAt);
    return undefined;
  }
  await store.changeLocked(tx, id, { state: 'sending', claimedAt: new Date(now) });
  return { text, to: numberOf(number) };
}

/** Returns when to send a text by its user's quiet hours, epoch ms; null where it is not sent. */
async function whenToSend(
  tx: Transaction,
  { kind, userId, usefulUntil }: store.TextRow,
  now: number,
): Promise<number | null> {
  const { quiet } = await preferencesOf(tx, userId);
  return timeToSend(kind, quiet, usefulUntil.getTime(), now);
}

async function statusOf(tx: Transaction, text: store.TextRow, now: number): Promise<TextStatus> {
  for (const { texts } of registeredFeatures()) {
    const status = (await texts?.status?.(tx, text, now)) ?? 'due';
    if (status !== 'due') return status;
  }
  return 'due';
}

async function settle(
  text: store.TextRow,
  to: string,
  outcome: TextOutcome,
  now: number,
): Promise<void> {
  const { id } = text;
  if (outcome.outcome === 'not_taken') {
    const again = now + outcome.retryAfterMs;
    const isOfUse = again < text.usefulUntil.getTime();
    await transaction(async (tx) => {
      const next = isOfUse
        ? ({ state: 'waiting', claimedAt: null } as const)
        : ({ state: 'dropped', settledAt: new Date(now) } as const);
      const isBack = await store.move(tx, id, ['sending'], next);
      if (isBack && isOfUse) await queueSending(tx, id, again);
    });
    return;
  }
  if (outcome.outcome === 'stopped') await stopTexts(database(), to, now);
  if (outcome.outcome === 'refused' || outcome.outcome === 'unknown')
    logEvent(`text-${outcome.outcome}`, { text: id, why: outcome.why });
  const state = outcome.outcome === 'stopped' ? 'refused' : outcome.outcome;
  const carrierId = outcome.outcome === 'sent' ? outcome.id : null;
  // An answer that took long may find it given up, or gone with its account.
  const isNoted = await store.move(database(), id, ['sending', 'unknown'], {
    state,
    carrierId,
    settledAt: new Date(now),
  });
  if (!isNoted) logEvent('text-gone', { text: id });
}

/**
 * Runs each minute: gives up texts whose process died while sending, since the carrier may have them, and drops those
 * that expired unsent.
 */
export async function giveUpTexts(now: number): Promise<void> {
  const at = new Date(now);
  const count = await store.giveUpSending(database(), new Date(now - GIVEN_UP_MS), at);
  if (count > 0) logEvent('text-unknown', { count });
  await store.dropLate(database(), at);
}

/** Counts texts that wait to be sent, and those among them from before an instant (epoch ms). */
export async function textBacklog(exec: Executor, now: number, before: number): Promise<Backlog> {
  const found = await store.countWaiting(exec, new Date(now), new Date(before));
  const { count = 0, oldest = null, old = 0, late = 0 } = found ?? {};
  return { what: 'texts', count, oldest: oldest === null ? null : new Date(oldest), old, late };
}

export async function purgeTexts(now: number): Promise<void> {
  await store.deleteOlder(database(), new Date(now - RETENTION_DAYS.texts * DAY_MS));
}

export async function exportedTexts(exec: Executor, userId: string) {
  const rows = await store.textsOf(exec, userId);
  return rows.map(({ kind, meetingId, state, createdAt, claimedAt }) => ({
    about: kind,
    meeting: meetingId,
    state,
    queued_at: createdAt,
    sent_at: claimedAt,
  }));
}

export function deleteTexts(exec: Executor, userId: string): Promise<void> {
  return store.deleteOfUser(exec, userId);
}
