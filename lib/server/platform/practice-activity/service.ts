import 'server-only';
import { database, type Executor } from '../db/pool';
import * as store from './store';

interface Done {
  readonly lawyerId: string;
  readonly memberId: string;
  /** As `PUT /api/v1/meeting/{id}/cancel`. */
  readonly operation: string;
  /** Places of the path. */
  readonly params: unknown;
}

/** Writes down what a member does for a practice: which endpoint, about which row, never what was written. Answers its id. */
export async function recordActivity(
  { lawyerId, memberId, operation, params }: Done,
  now: number,
  exec: Executor = database(),
): Promise<string> {
  const target = Object.values((params ?? {}) as Record<string, string>).join(' ') || null;
  return store.insert(exec, { lawyerId, memberId, operation, target, at: new Date(now) });
}

/** It was refused after all. */
export async function forgetActivity(id: string): Promise<void> {
  await store.remove(database(), id);
}
