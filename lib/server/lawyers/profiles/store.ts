import 'server-only';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { MAX_CAREER_ENTRIES } from '@/lib/domain/lawyers/profile-limits';
import { MAX_OFFERS } from '@/lib/domain/lawyers/written-work';
import type { TaxPackChange } from '@/lib/domain/platform/tax-pack';
import { columnsOf } from '@/lib/server/platform/db/columns';
import type { Executor } from '@/lib/server/platform/db/pool';
import { prepared } from '@/lib/server/platform/db/prepared';
import {
  type awards,
  type education,
  lawyers,
  listedLawyers,
  type workExperience,
  type writtenOffers,
} from '@/lib/server/schema/lawyers';
import { CARD, PROFILE } from './columns';

const SHOWN = {
  id: lawyers.id,
  userId: lawyers.userId,
  picture: lawyers.picture,
  ...columnsOf(CARD, lawyers),
  // Set on every visible profile: completeness asks for both.
  price30: sql<number>`${lawyers.price30}`,
  price60: sql<number>`${lawyers.price60}`,
  ibpVerifiedAt: lawyers.ibpVerifiedAt,
  firstMeetings: sql<number>`coalesce((select first_meetings from lawyer_figures f where f.lawyer_id = ${lawyers.id}), 0)`,
  answerMinutes: sql<
    number | null
  >`(select answer_minutes from lawyer_figures f where f.lawyer_id = ${lawyers.id})`,
} as const;

type Columns = Readonly<Record<string, SQL | PgColumn>>;

const visible = and(eq(listedLawyers.lawyerId, lawyers.id), eq(listedLawyers.area, '*'));

const card = prepared((exec) =>
  exec
    .select(SHOWN)
    .from(lawyers)
    .innerJoin(listedLawyers, visible)
    .where(eq(lawyers.id, sql.placeholder('id'))),
);

export type CardRow = Awaited<ReturnType<typeof card>>[number];

export async function findCard(exec: Executor, id: string): Promise<CardRow | undefined> {
  const [row] = await card(exec, { id });
  return row;
}

/**
 * Builds a query of the cards of several visible lawyers, unordered, with these additional columns. One statement;
 * `ids` are the lawyers, beside the values of placeholders in the columns.
 */
export const cardsWith = <T extends Columns>(columns: T) =>
  prepared((exec) =>
    exec
      .select({ ...columns, ...SHOWN })
      .from(lawyers)
      .innerJoin(listedLawyers, visible)
      .where(sql`${lawyers.id} = any(${sql.placeholder('ids')})`),
  );

const MAX_ENTRIES = sql.raw(String(MAX_CAREER_ENTRIES));

const CAREER = {
  education: sql<
    Omit<typeof education.$inferSelect, 'lawyerId'>[]
  >`coalesce((select json_agg(e) from (
    select id, school, degree, start_year as "startYear", end_year as "endYear", honours
    from education where lawyer_id = lawyers.id order by end_year desc, id limit ${MAX_ENTRIES}) e), '[]')`,
  workExperience: sql<
    Omit<typeof workExperience.$inferSelect, 'lawyerId'>[]
  >`coalesce((select json_agg(w) from (
    select id, position, organisation, start_year as "startYear", end_year as "endYear", description
    from work_experience where lawyer_id = lawyers.id
    order by end_year desc nulls first, start_year desc, id limit ${MAX_ENTRIES}) w), '[]')`,
  awards: sql<Omit<typeof awards.$inferSelect, 'lawyerId'>[]>`coalesce((select json_agg(a) from (
    select id, title, year, description, priority
    from awards where lawyer_id = lawyers.id order by priority, year desc, id limit ${MAX_ENTRIES}) a), '[]')`,
} as const;

const WRITTEN_WORK = sql<
  Omit<typeof writtenOffers.$inferSelect, 'lawyerId' | 'offered' | 'createdAt'>[]
>`coalesce((select json_agg(o) from (
    select id, kind, name, scope, needed, price, days, revisions
    from written_offers where lawyer_id = lawyers.id and offered
    order by created_at, id limit ${sql.raw(String(MAX_OFFERS))}) o), '[]')`;

const SHOWN_WHOLE = {
  ...SHOWN,
  ...CAREER,
  writtenWork: WRITTEN_WORK,
  ...columnsOf(PROFILE, lawyers),
} as const;

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>;

const profile = prepared((exec) =>
  exec
    .select(SHOWN_WHOLE)
    .from(lawyers)
    .innerJoin(listedLawyers, visible)
    .where(eq(lawyers.id, sql.placeholder('id'))),
);

export async function findProfile(exec: Executor, id: string) {
  const [row] = await profile(exec, { id });
  return row;
}

/** Finds the profile of any lawyer, whose prices may not be set. */
export async function findAnyProfile(exec: Executor, id: string) {
  const [row] = await exec
    .select({ ...SHOWN_WHOLE, price30: lawyers.price30, price60: lawyers.price60 })
    .from(lawyers)
    .where(eq(lawyers.id, id));
  return row;
}

const FACTS = {
  lawyer: lawyers,
  /** Decisions about the withholding of tax, on which it depends whether a registration is needed. */
  taxPack: sql<TaxPackChange[]>`(select coalesce(json_agg(json_build_object(
    'id', id, 'active', active, 'from', from_day, 'base', base, 'rate', rate, 'threshold', threshold,
    'graceMonths', grace_months) order by id), '[]') from tax_pack_changes)`,
  educationCount: sql<number>`(select count(*)::int from education where lawyer_id = lawyers.id)`,
  workExperienceCount: sql<number>`(select count(*)::int from work_experience where lawyer_id = lawyers.id)`,
  availableDays: sql<number>`(select count(distinct day)::int from availability_hours where lawyer_id = lawyers.id and available)`,
  suspended: sql<boolean>`(select suspended_at is not null from users where users.id = ${lawyers.userId})`,
} as const;

const visibilityFacts = prepared((exec) =>
  exec
    .select(FACTS)
    .from(lawyers)
    .where(sql`${lawyers.id} = any(${sql.placeholder('ids')})`),
);

export type FactsRow = Awaited<ReturnType<typeof visibilityFacts>>[number];

export async function findVisibilityFacts(exec: Executor, ids: readonly string[]) {
  return visibilityFacts(exec, { ids });
}

const withCareer = prepared((exec) =>
  exec
    .select({ ...FACTS, career: CAREER })
    .from(lawyers)
    .where(eq(lawyers.id, sql.placeholder('id'))),
);

export type Career = NonNullable<Awaited<ReturnType<typeof findWithCareer>>>['career'];

/** Finds the visibility facts of one lawyer, with the career. */
export async function findWithCareer(exec: Executor, id: string) {
  const [row] = await withCareer(exec, { id });
  return row;
}

/** Locks these profiles until this transaction ends. */
export async function lockProfiles(exec: Executor, ids: readonly string[]): Promise<number> {
  // Always in one order. The ids stay, so meetings that refer to them need not wait.
  const rows = await exec
    .select({ id: lawyers.id })
    .from(lawyers)
    .where(sql`${lawyers.id} = any(${sql.param(ids)})`)
    .orderBy(lawyers.id)
    .for('no key update');
  return rows.length;
}

/** SQL condition: the lawyer of an account (`userId`) can be found and booked. */
export const IS_LISTED = sql`exists (
  select from ${lawyers} join ${listedLawyers} on ${visible} where ${lawyers.userId} = ${sql.placeholder('userId')})`;

/** Finds the lawyer whose account this is; undefined for a client. */
export async function findLawyerId(exec: Executor, userId: string): Promise<string | undefined> {
  const [row] = await exec
    .select({ id: lawyers.id })
    .from(lawyers)
    .where(eq(lawyers.userId, userId));
  return row?.id;
}
