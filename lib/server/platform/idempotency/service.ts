import 'server-only';
import { createHash } from 'node:crypto';
import type { ErrorKey } from '@/lib/contract/platform/errors';
import { RETENTION_DAYS } from '@/lib/domain/platform/retention';
import { DAY_MS } from '@/lib/domain/platform/time';
import { AppError, isAppError } from '../app-error';
import { databaseError, unavailable } from '../db/errors';
import type { Executor, Transaction } from '../db/pool';
import * as store from './store';

interface Answer {
  status: number;
  body: unknown;
}

interface StoredFailure {
  failure: { key: ErrorKey; message: string; fields?: Record<string, string> };
}

/**
 * Errors that are not stored, because the caller has to retry the same request, and the key must not freeze them.
 * Failures from 500 up are never stored either.
 */
const NOT_STORED: readonly ErrorKey[] = ['rate_limited', 'internal', 'unavailable'];

interface Request extends store.KeyOwner {
  readonly body: unknown;
}

/** Keeps the answer in the transaction that does the work. */
type KeepAnswer = (tx: Transaction, answer: Answer) => Promise<void>;

/**
 * Runs `work` once per user, endpoint and Idempotency-Key within 24 hours: a repeat with the same body gets the same
 * answer, a concurrent twin waits for it, another body is refused (docs/contract/platform.md). What `work` writes and does not
 * `keep` an answer for may be done again by a repeat, where the process ends in between.
 */
export async function runOnce(
  { body, ...owner }: Request,
  work: (keep: KeepAnswer) => Promise<Answer>,
): Promise<Answer> {
  const requestHash = createHash('sha256')
    .update(stableJson(body ?? null))
    .digest('hex');
  return store.whileLocked(owner, async (known, query) => {
    if (known && known.requestHash !== requestHash) {
      throw new AppError(
        'idempotency_mismatch',
        'This Idempotency-Key was used with another request.',
      );
    }
    if (known) return replay(known);
    return runAndKeep(work, {
      within: (tx, answer) => store.saveAnswer(tx, owner, { ...answer, requestHash }),
      afterwards: (answer) => store.saveAnswerLocked(query, owner, { ...answer, requestHash }),
    });
  });
}

interface Keeping {
  /** In the transaction of the work; false where a twin has kept one. */
  readonly within: (tx: Transaction, answer: Answer) => Promise<boolean>;
  readonly afterwards: (answer: Answer) => Promise<void>;
}

async function runAndKeep(
  work: (keep: KeepAnswer) => Promise<Answer>,
  { within, afterwards }: Keeping,
): Promise<Answer> {
  let kept: Answer | undefined;
  const keep: KeepAnswer = async (tx, answer) => {
    // Its repeat finds the answer of the other.
    if (!(await within(tx, answer))) throw unavailable();
    kept = answer;
  };
  let done: Answer;
  try {
    done = await work(keep);
  } catch (error) {
    const failure = isAppError(error) ? error : databaseError(error);
    if (failure && !kept && !NOT_STORED.includes(failure.key)) {
      const { key, message, fields } = failure;
      await afterwards({
        status: 0,
        body: { failure: { key, message, fields } } satisfies StoredFailure,
      });
    }
    throw error;
  }
  if (kept) return kept;
  await afterwards(done);
  return done;
}

function replay(known: store.StoredAnswer): Answer {
  if (known.status !== 0) return known;
  const { key, message, fields } = (known.body as StoredFailure).failure;
  throw new AppError(key, message, { fields });
}

function stableJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** Lifetime of a key (docs/contract/platform.md). */
export const IDEMPOTENCY_KEY_MS = RETENTION_DAYS.answers * DAY_MS;

/** Deletes answers older than 24 hours (docs/contract/platform.md). */
export function purgeAnswers(now: number): Promise<void> {
  return store.deleteAnswers(new Date(now - IDEMPOTENCY_KEY_MS));
}

/** Deletes every stored answer to a user. */
export function deleteAnswersTo(exec: Executor, userId: string): Promise<void> {
  return store.deleteAnswersTo(exec, userId);
}
