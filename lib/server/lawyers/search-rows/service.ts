import 'server-only';
import { AREAS, type Area } from '@/lib/catalogue/areas';
import { ANY_AREA } from '@/lib/domain/lawyers/search-rows';
import type { Executor } from '@/lib/server/platform/db/pool';
import * as store from './store';

interface Searchable {
  readonly id: string;
  readonly areas: readonly string[];
  readonly region: string;
  readonly city: string;
  readonly languages: string[];
  readonly rating: number;
  readonly reviewCount: number;
  readonly price30: number;
  readonly price60: number;
  readonly barYear: number;
  readonly freeConsultation: boolean;
  readonly checkedUntil: Date;
}

const NO_TIMES = { firstStart: null, firstEvening: null, firstWeekend: null };
const AT_ONCE = new Date(0);

interface SearchChange {
  readonly areas: readonly Area[];
  readonly everywhere: boolean;
}

/**
 * Replaces the search rows of `lawyerIds` with those of `found`, under each of their areas and under any. Open times
 * stay until the job computes them. Unchanged rows are not written.
 */
export async function replaceSearchRows(
  exec: Executor,
  lawyerIds: readonly string[],
  found: readonly Searchable[],
): Promise<SearchChange> {
  const before = await store.findRows(exec, lawyerIds);
  const times = new Map(before.map(({ lawyerId, ...row }) => [lawyerId, timesOf(row)]));
  const after = found.flatMap((lawyer) => rowsOf(lawyer, times.get(lawyer.id) ?? NO_TIMES));
  const [gone, added] = [without(before, after), without(after, before)];
  await store.deleteRows(exec, gone);
  await store.insertRows(exec, added);
  await store.markTimes(exec, [...times.keys()]);
  const touched = new Set([...gone, ...added].map(({ area }) => area));
  return {
    areas: AREAS.filter(({ areas }) => areas.some((label) => touched.has(label))),
    everywhere: touched.has(ANY_AREA),
  };
}

type StoredTimes = Pick<store.SearchRow, keyof typeof NO_TIMES>;

function timesOf({ firstStart, firstEvening, firstWeekend }: StoredTimes): StoredTimes {
  return { firstStart, firstEvening, firstWeekend };
}

function rowsOf(lawyer: Searchable, times: StoredTimes): store.SearchRow[] {
  const { id: lawyerId, areas, price30: price } = lawyer;
  const { region, city, languages, rating, reviewCount, price60, barYear } = lawyer;
  const { freeConsultation, checkedUntil } = lawyer;
  return [ANY_AREA, ...new Set(areas)].map((area) => ({
    lawyerId,
    area,
    region,
    city,
    languages,
    rating,
    reviewCount,
    price,
    price60,
    barYear,
    freeConsultation,
    checkedUntil,
    ...times,
    timesDue: AT_ONCE,
  }));
}

function without(rows: readonly store.SearchRow[], others: readonly store.SearchRow[]) {
  const known = new Set(others.map(contentOf));
  return rows.filter((row) => !known.has(contentOf(row)));
}

function contentOf(row: store.SearchRow): string {
  const { timesDue: _, ...content } = { ...row, ...NO_TIMES };
  return JSON.stringify(Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1)));
}
