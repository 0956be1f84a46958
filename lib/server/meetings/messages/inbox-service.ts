import 'server-only';
import { searchedWords } from '@/lib/domain/meetings/client';
import type { Party } from '@/lib/domain/meetings/meeting';
import { notFound } from '@/lib/server/platform/app-error';
import { database, type Executor } from '@/lib/server/platform/db/pool';
import { unionAll } from '@/lib/server/platform/db/queries';
import type { MessagesBetween, Pair, WrittenMessage } from '@/lib/server/registry/disagreement';
import { conversationSource, conversationSources } from '@/lib/server/registry/registry';
import {
  type CommentRow,
  countsOf,
  findAmong,
  lastUnseen,
  listCommentsOf,
  listMessagesOf,
  placeOf,
} from '../records/comments-service';
import { markSeen } from './conversations-service';
import * as store from './inbox-store';

function placesOf(party: Party) {
  return unionAll(conversationSources().map((one) => one.placesOf(party)));
}

export function threadsOf(party: Party, q: string, page: number) {
  const asked = { words: searchedWords(q), page };
  return store.listThreads(database(), placesOf(party), party.userId, asked);
}

export function unreadOf(party: Party): Promise<number> {
  return store.countUnread(database(), placesOf(party), party.userId);
}

/** Finds at most `limit` people with unread messages for this party. One statement. */
export function unreadPeople(exec: Executor, party: Party, limit: number) {
  return store.findUnread(exec, placesOf(party), party.userId, limit);
}

export type PersonRow = store.ThreadRow | store.PlaceRow;

async function placesWith(party: Party, personId: string, now: number) {
  const places = await store.listPlaces(database(), placesOf(party), personId, new Date(now));
  const [person] = places;
  if (!person) throw notFound();
  return { places, person };
}

/** Returns a page of the messages with a person, over everything that the two share. */
export async function threadWith(party: Party, personId: string, page: number, now: number) {
  const { places, person } = await placesWith(party, personId, now);
  const [found, counts] = await Promise.all([
    listCommentsOf(database(), places, page),
    countsOf(database(), places, party.userId),
  ]);
  return { ...found, ...counts, person, places };
}

export async function markThreadSeen(
  party: Party,
  personId: string,
  last: string | undefined,
  now: number,
): Promise<void> {
  const { places } = await placesWith(party, personId, now);
  for (const row of await lastUnseen(database(), places, party.userId, last)) {
    const { kind, id } = placeOf(row);
    await markSeen(conversationSource(kind), party, id, row.id, now);
  }
}

/** Reads for a case what the two wrote to each other, about whatever it was. */
export const messagesBetween: MessagesBetween = {
  page: async (exec, pair, page) => {
    const places = await placesBetween(exec, pair);
    const { rows, hasMore } = await listMessagesOf(exec, places, page);
    const messages = rows.map(({ comment }) => asMessage(comment, places));
    return { messages: messages.toReversed(), hasMore };
  },
  among: async (exec, pair, ids) => {
    const places = await placesBetween(exec, pair);
    return (await findAmong(exec, places, ids)).map((row) => asMessage(row, places));
  },
};

function placesBetween(exec: Executor, { clientId, lawyerId }: Pair) {
  const client = { side: 'client', userId: clientId } as const;
  return store.listPlaces(exec, placesOf(client), lawyerId, new Date(0));
}

function asMessage(row: CommentRow['comment'], places: readonly store.PlaceRow[]): WrittenMessage {
  const { id, authorId, comment: text, createdAt: writtenAt } = row;
  const place = placeOf(row);
  const about = places.find((one) => one.kind === place.kind && one.id === place.id)?.title ?? '';
  return { id, authorId, about, text, writtenAt };
}
