import 'server-only';
import type { MoreWork, Work } from '@/lib/contract/notifications/work';
import * as contract from '@/lib/contract/notifications/work';
import { byUrgency } from '@/lib/domain/notifications/work';
import { isoInstant } from '@/lib/domain/platform/time';
import { database, type Executor } from '@/lib/server/platform/db/pool';
import { operation } from '@/lib/server/platform/pipeline/operation';
import type { Actor } from '@/lib/server/platform/session/actor';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import { registeredWork } from '@/lib/server/registry/registry';
import type { FoundWork, WaitingWork, WorkPerson, WorkSource } from '@/lib/server/registry/work';

// Operations

export const listWork = operation(contract.listWork, async ({ actor, now }) => {
  const found = await workOf(personOf(actor), now);
  return {
    results: found.flatMap(ofKind).toSorted(sooner).map(serializeWork),
    more: found.flatMap(moreOf),
    total: found.reduce((sum, { count }) => sum + count, 0),
  };
});

function personOf({ id, lawyerId }: Actor): WorkPerson {
  return lawyerId ? { side: 'lawyer', userId: id, lawyerId } : { side: 'client', userId: id };
}

function ofKind({ kind, rows }: Found) {
  return rows.map((row) => ({ ...row, kind }));
}

function sooner(a: WaitingWork, b: WaitingWork): number {
  return byUrgency(epochs(a), epochs(b));
}

function epochs({ since, until }: WaitingWork) {
  return { since: since.getTime(), until: until?.getTime() ?? null };
}

function serializeWork(row: WaitingWork & Pick<Found, 'kind'>): Work {
  const { id, kind, action, about, href } = row;
  const { since, until } = epochs(row);
  return {
    _id: id,
    kind,
    action,
    about,
    since: isoInstant(since),
    until: until === null ? null : isoInstant(until),
    href,
  };
}

function moreOf({ kind, noun, all, rows, count }: Found): MoreWork[] {
  const more = count - rows.length;
  return more > 0 ? [{ kind, count: more, noun, href: all }] : [];
}

// Service

type Found = FoundWork & Pick<WorkSource, 'kind' | 'noun' | 'all'>;

/** What waits for a person, of each kind that there is something of. The number of statements depends on the side alone. */
export async function workOf(person: WorkPerson, now: number): Promise<Found[]> {
  const found = await Promise.all(
    registeredWork().map(async (source) => {
      const ofSource = await askSource(database(), source, person, now);
      return ofSource && { ...ofSource, kind: source.kind, noun: source.noun, all: source.all };
    }),
  );
  return found.filter((one) => one !== null);
}

/** Null from those that ask the other side. */
function askSource(exec: Executor, source: WorkSource, person: WorkPerson, now: number) {
  if (source.side === 'lawyer')
    return person.side === 'lawyer' ? source.find(exec, person, now) : null;
  return person.side === 'client' ? source.find(exec, person, now) : null;
}

// Feature

export const work: Pick<Feature, 'operations' | 'access'> = {
  operations: operationsOf({ listWork }),
  access: {
    'GET /api/v1/work': { answers: 'session mail mail 200 200 200 200', sample: () => ({}) },
  },
};
