import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { NAMED_LAWYERS } from '@/lib/contract/lawyers/named-lawyer-limits';
import * as contract from '@/lib/contract/lawyers/named-lawyers';
import { nameForms } from '@/lib/domain/accounts/short-names';
import { closestFirst, readName } from '@/lib/domain/lawyers/searched-name';
import { database, type Executor } from '@/lib/server/platform/db/pool';
import { consumeInMemory } from '@/lib/server/platform/limits/in-memory';
import { OWN_PAGE, operation } from '@/lib/server/platform/pipeline/operation';
import { fromReplica } from '@/lib/server/platform/replica/service';
import type { Feature } from '@/lib/server/registry/feature';
import { lawyerCard } from './serialize';
import { withCards } from './service';

// Operations

export const findNamedLawyers = operation(
  contract.findNamedLawyers,
  async ({ body, address, now }) => {
    await countSearch(address);
    const found = await fromReplica(async () => {
      const named = await namedLike(body.name, NAMED_LAWYERS);
      return withCards(
        named.map(({ id: lawyerId }) => ({ lawyerId, exact: true })),
        now,
      );
    });
    return { results: found.map((lawyer) => lawyerCard(lawyer, now)) };
  },
);

export const suggestNames = operation(contract.suggestNames, async ({ body, address }) => {
  await countSearch(address);
  const named = await fromReplica(() => namedLike(body.name, contract.SUGGESTED_NAMES));
  return {
    results: named.map(({ id, displayName, city, region }) => ({
      _id: id,
      display_name: displayName,
      city,
      region,
    })),
  };
});

async function countSearch(address: string): Promise<void> {
  if (address !== OWN_PAGE) await consumeInMemory('search_address', address);
}

// Service

/** Finds visible lawyers by name, the closest first; none for a text without a name. One statement. */
async function namedLike(text: string, limit: number): Promise<NamedLawyer[]> {
  const name = readName(text);
  if (name.words.length === 0) return [];
  return closestFirst(name, await findAlike(database(), name.words)).slice(0, limit);
}

// Store

/** Limit of candidates of each kind: a name shared by more lawyers is too common to rank by its letters. */
const CANDIDATES = 50;

interface NamedLawyer extends Record<string, unknown> {
  id: string;
  displayName: string;
  city: string;
  region: string;
}

/**
 * Finds lawyers whose names have all these words, abbreviated or not (Ma., Maria), the last as a prefix; and those
 * whose words begin with them, or sound or look alike. Best rated first. Each part reads only the index of names
 * until it has enough.
 */
async function findAlike(exec: Executor, words: readonly string[]): Promise<NamedLawyer[]> {
  const last = words.length - 1;
  const exact = words.map((word, at) => {
    const ends = nameForms(word).map(
      (form) => sql`(name_words(${form}))[1] || ${at === last && form === word ? '*' : '='}`,
    );
    return sql`name_keys(l.display_name) && array[${sql.join(ends, sql`, `)}]`;
  });
  const alike = words.map((word) => {
    const sound = sql`(name_words(${word}))[1]`;
    const others = nameForms(word)
      .slice(1)
      .map((form) => sql` || ((name_words(${form}))[1] || '=')`);
    return sql`name_keys(l.display_name) && (name_misspellings(${sound}) || (${sound} || '*')${sql.join(others)})`;
  });
  const { rows } = await exec.execute<NamedLawyer>(sql`
    with found as (
      ${some(sql.join(exact, sql` and `))}
      union ${some(sql.join(alike, sql` and `))}
    )
    select id, display_name as "displayName", city, region from found
    order by rating desc, review_count desc, id desc`);
  return rows;
}

const some = (condition: SQL) => sql`(
  select l.id, l.display_name, l.city, l.region, l.rating, l.review_count from lawyers l
  join listed_lawyers s on s.lawyer_id = l.id and s.area = '*'
  where ${condition} limit ${CANDIDATES})`;

// Feature

export const namedLawyers = {
  operations: [findNamedLawyers, suggestNames],
} as const satisfies Pick<Feature, 'operations'>;
