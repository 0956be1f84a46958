import 'server-only';
import { sql } from 'drizzle-orm';
import type { MoreWork, Work } from '@/lib/contract/notifications/work';
import * as contract from '@/lib/contract/notifications/work';
import { byHarm, isFolded } from '@/lib/domain/notifications/work';
import { isoInstant } from '@/lib/domain/platform/time';
import { database, type Executor } from '@/lib/server/platform/db/pool';
import { preparedBy } from '@/lib/server/platform/db/prepared';
import { type Query, unionAll } from '@/lib/server/platform/db/queries';
import { operation } from '@/lib/server/platform/pipeline/operation';
import type { Actor } from '@/lib/server/platform/session/actor';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import { registeredWork } from '@/lib/server/registry/registry';
import type {
  FoundWork,
  WaitingWork,
  WorkPerson,
  WorkQuery,
  WorkSource,
} from '@/lib/server/registry/work';

// Operations

export const listWork = operation(contract.listWork, async ({ actor, now }) => {
  const found = await workOf(personOf(actor), now);
  const worse = byHarm(now);
  return {
    results: found
      .flatMap(listed)
      .toSorted((a, b) => worse(waitOf(a), waitOf(b)))
      .map(serializeWork),
    more: found.flatMap(moreOf),
    total: found.reduce((sum, { count }) => sum + count, 0),
  };
});

function personOf({ id, lawyerId }: Actor): WorkPerson {
  return lawyerId ? { side: 'lawyer', userId: id, lawyerId } : { side: 'client', userId: id };
}

type OfKind = WaitingWork & Pick<Found, 'kind'>;

/** Lists the tasks of a kind one by one, or none where its count alone is shown. */
function listed({ kind, rows, count }: Found): OfKind[] {
  return isFolded(kind, count) ? [] : rows.map((row) => ({ ...row, kind }));
}

function waitOf(row: OfKind) {
  return { ...epochs(row), kind: row.kind, alert: row.alert !== undefined };
}

function epochs({ since, until }: WaitingWork) {
  return { since: since.getTime(), until: until?.getTime() ?? null };
}

function serializeWork(row: OfKind): Work {
  const { id, kind, action, about, href, alert = null } = row;
  const { since, until } = epochs(row);
  return {
    _id: id,
    kind,
    action,
    about,
    since: isoInstant(since),
    until: until === null ? null : isoInstant(until),
    alert,
    href,
  };
}

function moreOf(found: Found): MoreWork[] {
  const { kind, noun, all, count } = found;
  const shown = listed(found).length;
  return count > shown ? [{ kind, count: count - shown, listed: shown, noun, href: all }] : [];
}

// Service

type Found = FoundWork & Pick<WorkSource, 'kind' | 'noun' | 'all'>;

/**
 * Returns the open tasks of a person, one entry for each kind that has any. The number of statements depends on the
 * side alone.
 */
export async function workOf(person: WorkPerson, now: number): Promise<Found[]> {
  const exec = database();
  const own = person.side === 'lawyer' ? person.lawyerId : person.userId;
  const together = findTogether(exec, person.side, own, new Date(now));
  const found = await Promise.all(
    registeredWork().map(async (source) => {
      const ofSource =
        'query' in source
          ? (await together).get(source)
          : await askSource(exec, source, person, now);
      return ofSource && { ...ofSource, kind: source.kind, noun: source.noun, all: source.all };
    }),
  );
  return found.filter((one) => one !== undefined);
}

type Alone = Exclude<WorkSource, WorkQuery>;

function askSource(exec: Executor, source: Alone, person: WorkPerson, now: number) {
  if (source.side === 'lawyer')
    return person.side === 'lawyer' ? source.find(exec, person, now) : undefined;
  return person.side === 'client' ? source.find(exec, person, now) : undefined;
}

function queriesOf(side: WorkPerson['side']) {
  return registeredWork().filter(
    (source): source is Exclude<WorkSource, Alone> => 'query' in source && source.side === side,
  );
}

const rowsTogether = joined((side) => queriesOf(side).map(({ query }) => query));

async function findTogether(exec: Executor, side: WorkPerson['side'], own: string, now: Date) {
  const rows = await rowsTogether(exec, { side }, { own, now });
  return new Map<WorkSource, FoundWork>(
    queriesOf(side).map((source, at) => [
      source,
      source.read(rows.filter((one) => one.source === at).map(({ row }) => row)),
    ]),
  );
}

// Store

type Side = 'client' | 'lawyer';

function joined(queriesOfSide: (side: Side) => readonly Query[]) {
  const placed = (query: Query, at: number) =>
    sql`select ${sql.raw(`${at}`)} as source, to_json(found) as row from (${query}) as found`;
  return preparedBy((exec, { side }: { readonly side: Side }) =>
    exec
      .select({ source: sql<number>`source`, row: sql<unknown>`row` })
      .from(sql`(${unionAll(queriesOfSide(side).map(placed))}) as waiting`),
  );
}

// Feature

export const work: Pick<Feature, 'operations'> = {
  operations: operationsOf({ listWork }),
};
