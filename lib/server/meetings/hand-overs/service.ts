import 'server-only';
import type { NamedColleague } from '@/lib/contract/meetings/hand-overs';
import { FIELD_COPY } from '@/lib/contract/platform/copy';
import { type Colleague, refusalToName } from '@/lib/domain/meetings/hand-over';
import type { Party } from '@/lib/domain/meetings/meeting';
import { chosen } from '@/lib/server/lawyers/saved/service';
import { AppError } from '@/lib/server/platform/app-error';
import { database, type Executor, type Transaction } from '@/lib/server/platform/db/pool';
import type { ErasedAccount, ExportSection } from '@/lib/server/registry/feature';
import * as records from '../records/service';
import * as store from './store';

/**
 * Returns the colleagues that a lawyer who declines names, in order, as clients see them now.
 * @throws AppError invalid_input for the lawyer's own name, one twice, too many, or one whom clients cannot see
 */
export async function colleaguesNamed(
  lawyerId: string,
  ids: readonly string[],
  now: number,
): Promise<Colleague[]> {
  const cards = (await chosen(ids, now)).flatMap(({ lawyer }) => lawyer ?? []);
  const refusal = refusalToName(lawyerId, ids, new Set(cards.map(({ _id }) => _id)));
  if (refusal) {
    const message = REFUSALS[refusal];
    throw new AppError('invalid_input', message, { fields: { colleagues: message } });
  }
  return cards.map(({ _id, display_name, calendar }) => ({
    id: _id,
    name: display_name,
    isOpen: Object.values(calendar).some((times) => times.length > 0),
  }));
}

const REFUSALS = {
  many: FIELD_COPY.colleaguesMany,
  self: FIELD_COPY.colleaguesSelf,
  twice: FIELD_COPY.colleaguesTwice,
  not_listed: FIELD_COPY.colleaguesNotListed,
} as const;

/** Keeps the colleagues with what was declined, in the transaction that cancels it. Nobody of them is told. */
export async function keepColleagues(
  tx: Transaction,
  declined: { readonly meetingId: string },
  colleagues: readonly Colleague[],
  now: number,
): Promise<void> {
  const namedAt = new Date(now);
  await store.insertColleagues(
    tx,
    colleagues.map(({ id: lawyerId }, at) => ({
      ...declined,
      lawyerId,
      position: at + 1,
      namedAt,
    })),
  );
}

/**
 * Returns the colleagues named for an own meeting with their open times; what the client booked since, to the client
 * alone.
 * @throws AppError not_found, also for a named colleague
 */
export async function handOverOf(
  party: Party,
  meetingId: string,
  now: number,
): Promise<NamedColleague[]> {
  await records.ownMeeting(database(), meetingId, party);
  const rows = await store.findColleagues(database(), meetingId);
  const lawyers = await chosen(
    rows.map(({ lawyerId }) => lawyerId),
    now,
  );
  return lawyers.map((one, at) => ({
    ...one,
    meeting_id: party.side === 'client' ? (rows[at]?.bookedId ?? null) : null,
  }));
}

export async function exportedHandOvers(
  exec: Executor,
  userId: string,
): Promise<ExportSection | undefined> {
  const data = await store.findOfUser(exec, userId);
  return data.length > 0 ? { name: 'named_colleagues', data } : undefined;
}

export async function eraseHandOvers(tx: Transaction, { id }: ErasedAccount): Promise<string[]> {
  await store.deleteOfUser(tx, id);
  return [];
}
