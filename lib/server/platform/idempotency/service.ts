import 'server-only';
import { createHash } from 'node:crypto';
import type { ErrorKey } from '@/lib/contract/platform/errors';
import { RETENTION_DAYS } from '@/lib/domain/platform/retention';
import { DAY_MS } from '@/lib/domain/platform/time';
import { AppError } from '../app-error';
import { databaseError } from '../db/errors';
import type { Executor } from '../db/pool';
import * as store from './store';

interface Answer {
  status: number;
  body: unknown;
}

interface StoredFailure {
  failure: { key: ErrorKey; message: string; fields?: Record<string, string> };
}

/**
 * Answers that a repeat must be able to outlive: the caller is to try again with the same request, so the key
 * must not freeze them. Failures from 500 up are never stored either.
 */
const NOT_STORED: readonly ErrorKey[] = ['rate_limited', 'internal', 'unavailable'];

/**
 * Runs `work` once per user, endpoint and Idempotency-Key within 24 hours: a repeat with the same body gets the same
 * answer, a concurrent twin waits for it, another body is refused (contract.md, Conventions).
 */
export async function runOnce(
  request: store.KeyOwner & { body: unknown },
  work: () => Promise<Answer>,
): Promise<Answer> {
  const requestHash = createHash('sha256')
    .update(stableJson(request.body ?? null))
    .digest('hex');
  return store.whileLocked(request, async (known, query) => {
    if (known && known.requestHash !== requestHash) {
      throw new AppError(
        'idempotency_mismatch',
        'This Idempotency-Key was used with another request.',
      );
    }
    if (known) return replay(known);
    return runAndStore(work, (answer) =>
      store.saveAnswer(query, request, { ...answer, requestHash }),
    );
  });
}

async function runAndStore(
  work: () => Promise<Answer>,
  keep: (answer: Answer) => Promise<void>,
): Promise<Answer> {
  let answer: Answer;
  try {
    answer = await work();
  } catch (error) {
    const failure = error instanceof AppError ? error : databaseError(error);
    if (failure && !NOT_STORED.includes(failure.key)) {
      const { key, message, fields } = failure;
      await keep({
        status: 0,
        body: { failure: { key, message, fields } } satisfies StoredFailure,
      });
    }
    throw error;
  }
  await keep(answer);
  return answer;
}

function replay(known: store.StoredAnswer): Answer {
  if (known.status !== 0) return known;
  const { key, message, fields } = (known.body as StoredFailure).failure;
  throw new AppError(key, message, { fields });
}

/** JSON with sorted keys, so that the order of properties does not make another request. */
function stableJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** How long a key is good for (contract.md, Conventions). */
export const IDEMPOTENCY_KEY_MS = RETENTION_DAYS.answers * DAY_MS;

/** Deletes answers older than 24 hours (contract.md, Conventions). */
export function purgeAnswers(now: number): Promise<void> {
  return store.deleteAnswers(new Date(now - IDEMPOTENCY_KEY_MS));
}

/** Deletes every stored answer to a user. */
export function deleteAnswersTo(exec: Executor, userId: string): Promise<void> {
  return store.deleteAnswersTo(exec, userId);
}
