import 'server-only';
import { cache } from 'react';
import { searchedWords } from '@/lib/domain/meetings/client';
import type { Party } from '@/lib/domain/meetings/meeting';
import { notFound } from '@/lib/server/platform/app-error';
import { database } from '@/lib/server/platform/db/pool';
import { registeredClientFiles } from '@/lib/server/registry/registry';
import { discardDraft } from '../records/drafts-service';
import { meetingsOf } from '../records/service';
import { type Note, noteAbout, setNote } from './notes';
import * as store from './store';

export function clientsOf(lawyerId: string, q: string, page: number, now: number) {
  const words = searchedWords(q);
  return store.listClients(database(), lawyerId, { words, page, now: new Date(now) });
}

export interface ClientView {
  readonly client: store.ClientRow;
  readonly files: readonly store.SharedFileRow[];
  readonly note: Note;
}

/** Returns a client with the data of the page; not found for anyone who is not a client. */
export async function clientOf(
  lawyerId: string,
  clientId: string,
  now: number,
): Promise<ClientView> {
  const client = await store.findClient(database(), lawyerId, clientId, new Date(now));
  if (!client) throw notFound();
  const [files, note] = await Promise.all([
    store.listFiles(database(), registeredClientFiles(lawyerId, clientId)),
    noteAbout(database(), { lawyerId, clientId }),
  ]);
  return { client, files, note };
}

/**
 * Returns a page of the meetings with a client, including unconfirmed ones.
 * @throws AppError not_found
 */
export async function meetingsWith(
  party: Party & { side: 'lawyer' },
  clientId: string,
  page: number,
  now: number,
) {
  await requireClient(party.lawyerId, clientId);
  return meetingsOf(party, { clientId }, page, now);
}

export { filesWith } from './store';

export async function setNoteAbout(
  { userId, lawyerId }: { userId: string; lawyerId: string },
  clientId: string,
  change: { text: string; version: number | undefined },
  now: number,
): Promise<Note> {
  await requireClient(lawyerId, clientId);
  const note = await setNote({ lawyerId, clientId }, change, now);
  await discardDraft(database(), { userId, kind: 'note', aboutId: clientId });
  return note;
}

/**
 * Refuses a person who is not a client of this lawyer. Cached within a request.
 * @throws AppError not_found
 */
export const requireClient = cache(async (lawyerId: string, clientId: string): Promise<void> => {
  if (!(await store.isClient(database(), lawyerId, clientId))) throw notFound();
});
