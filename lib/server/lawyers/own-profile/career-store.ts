import 'server-only';
import { and, desc, eq, sql } from 'drizzle-orm';
import { MAX_PRIORITY } from '@/lib/domain/lawyers/profile-limits';
import type { Executor } from '@/lib/server/platform/db/pool';
import { awards, education, workExperience } from '@/lib/server/schema/lawyers';

export type EducationRow = typeof education.$inferSelect;
export type WorkRow = typeof workExperience.$inferSelect;
export type AwardRow = typeof awards.$inferSelect;

type Facts<Row> = Omit<Row, 'id' | 'lawyerId'>;
export type EducationFacts = Facts<EducationRow>;
export type WorkFacts = Facts<WorkRow>;
export type AwardFacts = Omit<Facts<AwardRow>, 'priority'> & { priority: number | undefined };

const SECTIONS = { education, work: workExperience, awards } as const;
export type Section = keyof typeof SECTIONS;

export async function countEntries(
  exec: Executor,
  section: Section,
  lawyerId: string,
): Promise<number> {
  const table = SECTIONS[section];
  return exec.$count(table, eq(table.lawyerId, lawyerId));
}

/** Deletes an entry of this lawyer; false when there was none. */
export async function deleteEntry(
  exec: Executor,
  section: Section,
  lawyerId: string,
  id: string,
): Promise<boolean> {
  const table = SECTIONS[section];
  const rows = await exec
    .delete(table)
    .where(and(eq(table.id, id), eq(table.lawyerId, lawyerId)))
    .returning({ id: table.id });
  return rows.length > 0;
}

export async function insertEducation(
  exec: Executor,
  lawyerId: string,
  facts: EducationFacts,
): Promise<EducationRow | undefined> {
  const [row] = await exec
    .insert(education)
    .values({ lawyerId, ...facts })
    .returning();
  return row;
}

/** Updates an entry and returns it; undefined when this lawyer has none of this id. */
export async function updateEducation(
  exec: Executor,
  lawyerId: string,
  id: string,
  facts: EducationFacts,
): Promise<EducationRow | undefined> {
  const [row] = await exec
    .update(education)
    .set(facts)
    .where(and(eq(education.id, id), eq(education.lawyerId, lawyerId)))
    .returning();
  return row;
}

export async function insertWork(
  exec: Executor,
  lawyerId: string,
  facts: WorkFacts,
): Promise<WorkRow | undefined> {
  const [row] = await exec
    .insert(workExperience)
    .values({ lawyerId, ...facts })
    .returning();
  return row;
}

/** Updates an entry and returns it; undefined when this lawyer has none of this id. */
export async function updateWork(
  exec: Executor,
  lawyerId: string,
  id: string,
  facts: WorkFacts,
): Promise<WorkRow | undefined> {
  const [row] = await exec
    .update(workExperience)
    .set(facts)
    .where(and(eq(workExperience.id, id), eq(workExperience.lawyerId, lawyerId)))
    .returning();
  return row;
}

/** Inserts an award; one without a priority becomes the last. */
export async function insertAward(
  exec: Executor,
  lawyerId: string,
  { priority, ...facts }: AwardFacts,
): Promise<AwardRow | undefined> {
  const last = sql<number>`(select least(coalesce(max(priority) + 1, 0), ${MAX_PRIORITY}::integer)
    from awards where lawyer_id = ${lawyerId})`;
  const [row] = await exec
    .insert(awards)
    .values({ lawyerId, ...facts, priority: priority ?? last })
    .returning();
  return row;
}

/** Updates an award, keeping its priority unless one is given; undefined when this lawyer has none of this id. */
export async function updateAward(
  exec: Executor,
  lawyerId: string,
  id: string,
  facts: AwardFacts,
): Promise<AwardRow | undefined> {
  const [row] = await exec
    .update(awards)
    .set(facts)
    .where(and(eq(awards.id, id), eq(awards.lawyerId, lawyerId)))
    .returning();
  return row;
}

export async function awardsInOrder(exec: Executor, lawyerId: string): Promise<AwardRow[]> {
  return exec
    .select()
    .from(awards)
    .where(eq(awards.lawyerId, lawyerId))
    .orderBy(awards.priority, desc(awards.year), awards.id);
}

/** Sets the priority of each award to its position. */
export async function setAwardOrder(
  exec: Executor,
  lawyerId: string,
  order: readonly string[],
): Promise<void> {
  await exec.execute(sql`
    update awards set priority = wanted.place - 1
    from unnest(${sql.param(order)}::uuid[]) with ordinality as wanted (id, place)
    where awards.id = wanted.id and awards.lawyer_id = ${lawyerId}`);
}
