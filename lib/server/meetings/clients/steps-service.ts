import 'server-only';
import { MAX_OPEN_STEPS, reminderOf } from '@/lib/domain/meetings/steps';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { decrypt, encrypt } from '@/lib/server/platform/crypto/encryption';
import { lock } from '@/lib/server/platform/db/locks';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import type { EncryptedColumn, ErasedAccount, ExportSection } from '@/lib/server/registry/feature';
import type { EncryptedText } from '@/lib/server/schema/columns';
import { requireClient } from './service';
import type { StepRow, StepsKey } from './steps-store';
import * as store from './steps-store';

export type { StepsKey };

export interface Step {
  readonly id: string;
  readonly text: string;
  /** Manila day. */
  readonly dueOn: string | null;
  readonly doneAt: Date | null;
}

export function storedStep(id: string, text: string): EncryptedText {
  return encrypt(text, purposeOf(id));
}

/**
 * Returns the open and the latest completed steps. Two statements.
 * @throws AppError not_found
 */
export async function stepsFor(key: StepsKey): Promise<{ open: Step[]; done: Step[] }> {
  await requireClient(key.lawyerId, key.clientId);
  const { open, done } = await store.listShown(database(), key);
  return { open: open.map(read), done: done.map(read) };
}

/**
 * Adds a step under an id, or changes it. A new day gets a new reminder.
 * @throws AppError not_found, also for another's id; bad_transition when too many are open
 */
export function setStep(
  key: StepsKey,
  id: string,
  { text, dueOn }: Pick<Step, 'text' | 'dueOn'>,
  now: number,
): Promise<Step> {
  return changing(key, id, async (tx, before) => {
    const step = storedStep(id, text);
    if (!before) {
      await requireRoom(tx, key);
      const row = { ...key, id, step, dueOn, doneAt: null, createdAt: new Date(now) };
      const added = { ...row, remindAt: remindAt(dueOn, now) };
      if (!(await store.insertStep(tx, added))) throw notFound();
      return added;
    }
    const isSameDay = before.dueOn === dueOn;
    if (isSameDay && read(before).text === text) return before;
    const moved = before.doneAt ? null : remindAt(dueOn, now);
    return { ...before, step, dueOn, remindAt: isSameDay ? before.remindAt : moved };
  });
}

/**
 * Marks a step done, or open again.
 *
 * @throws AppError not_found; bad_transition when too many are open
 */
export function setDone(key: StepsKey, id: string, done: boolean, now: number): Promise<Step> {
  return changing(key, id, async (tx, before) => {
    if (!before) throw notFound();
    if ((before.doneAt !== null) === done) return before;
    if (done) return { ...before, doneAt: new Date(now), remindAt: null };
    await requireRoom(tx, key);
    return { ...before, doneAt: null, remindAt: remindAt(before.dueOn, now) };
  });
}

/**
 * Removes a step.
 * @throws AppError not_found for anyone who is not a client
 */
export async function removeStep(key: StepsKey, id: string): Promise<void> {
  await requireClient(key.lawyerId, key.clientId);
  await store.deleteStep(database(), key, id);
}

async function changing(
  key: StepsKey,
  id: string,
  change: (tx: Transaction, before: StepRow | undefined) => Promise<StepRow>,
): Promise<Step> {
  await requireClient(key.lawyerId, key.clientId);
  return transaction(async (tx) => {
    await lock(tx, 'lawyer', key.lawyerId);
    const before = await store.lockStep(tx, key, id);
    const after = await change(tx, before);
    if (before && after !== before) await store.updateStep(tx, after);
    return read(after);
  });
}

async function requireRoom(tx: Transaction, key: StepsKey): Promise<void> {
  if ((await store.countOpen(tx, key)) < MAX_OPEN_STEPS) return;
  throw new AppError(
    'bad_transition',
    `There are ${MAX_OPEN_STEPS} open steps for this client. Finish or remove one first.`,
  );
}

function remindAt(dueOn: string | null, now: number): Date | null {
  const at = reminderOf(dueOn, now);
  return at === null ? null : new Date(at);
}

function read({ id, step, dueOn, doneAt }: StepRow): Step {
  return { id, text: decrypt(step, purposeOf(id)), dueOn, doneAt };
}

function purposeOf(id = ''): string {
  return `client-step:${id}`;
}

export const encryptedStep: EncryptedColumn = {
  table: 'client_steps',
  column: 'step',
  key: ['id'],
  purpose: purposeOf,
};

export async function exportedSteps(
  exec: Executor,
  userId: string,
): Promise<ExportSection | undefined> {
  const rows = await store.listStepsBy(exec, userId);
  if (rows.length === 0) return undefined;
  const data = rows.map((row) => ({
    client: row.clientId,
    step: read(row).text,
    due_on: row.dueOn,
    done_at: row.doneAt,
    created_at: row.createdAt,
  }));
  return { name: 'client_steps', data };
}

/** Erases steps when either account is deleted: those by a lawyer, and those about a client. */
export async function eraseSteps(tx: Transaction, { id }: ErasedAccount): Promise<string[]> {
  await store.deleteStepsOf(tx, id);
  return [];
}
