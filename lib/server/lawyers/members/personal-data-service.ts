import 'server-only';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import type { ErasedAccount, ExportSection, PersonalData } from '@/lib/server/registry/feature';
import * as store from './personal-data-store';

async function exported(exec: Executor, userId: string): Promise<ExportSection | undefined> {
  const rows = await store.findMemberships(exec, userId);
  if (rows.length === 0) return undefined;
  const done = await store.findActivityOf(
    exec,
    rows.map(({ id }) => id),
  );
  const data = rows.map((row) => ({
    practice: row.lawyerId,
    is_own: row.userId !== userId,
    member: row.email,
    rights: row.rights,
    told_of_bookings: row.notices,
    invited_at: row.invitedAt,
    joined_at: row.acceptedAt,
    ended_at: row.endedAt,
    activity: done
      .filter(({ memberId }) => memberId === row.id)
      .map(({ at, operation, target }) => ({ at, operation, target })),
  }));
  return { name: 'practice_members', data };
}

/** Erases a lawyer's practice completely. A member is anonymised; the activity stays with the practice. */
async function erase(tx: Transaction, account: ErasedAccount, now: number): Promise<string[]> {
  await store.deletePractice(tx, account.id);
  await store.forgetMember(tx, account, new Date(now));
  return [];
}

export const memberData: PersonalData = {
  tables: ['practice_members', 'practice_activity'],
  exported,
  erase,
  retained:
    'As long as the practice has an account: who worked for it and what they did, without the name and address of a deleted member.',
};
