import 'server-only';
import { searchedWords } from '@/lib/domain/meetings/client';
import type { Party } from '@/lib/domain/meetings/meeting';
import { notFound } from '@/lib/server/platform/app-error';
import { database, type Executor } from '@/lib/server/platform/db/pool';
import { unionAll } from '@/lib/server/platform/db/queries';
import { conversationSource, conversationSources } from '@/lib/server/registry/registry';
import { countsOf, lastUnseen, listCommentsOf, placeOf } from '../records/comments-service';
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
