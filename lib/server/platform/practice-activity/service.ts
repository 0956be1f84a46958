import 'server-only';
import { database, type Executor } from '../db/pool';
import * as store from './store';

interface Done {
  readonly lawyerId: string;
  readonly memberId: string;
  /** Method and path, such as `PUT /api/v1/meeting/{id}/cancel`. */
  readonly operation: string;
  readonly params: unknown;
}

/** Records a member's action for a practice: the endpoint and the row, never the content. Returns its id. */
export async function recordActivity(
  { lawyerId, memberId, operation, params }: Done,
  now: number,
  exec: Executor = database(),
): Promise<string> {
  const target = Object.values((params ?? {}) as Record<string, string>).join(' ') || null;
  return store.insert(exec, { lawyerId, memberId, operation, target, at: new Date(now) });
}

export async function forgetActivity(id: string): Promise<void> {
  await store.remove(database(), id);
}
