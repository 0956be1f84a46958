import 'server-only';
import { desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../db/pool';
import { users } from '../db/schema/accounts';
import { reviews } from '../db/schema/meetings';

export type ReviewRow = Awaited<ReturnType<typeof findReviews>>[number];

/** Reviews of a lawyer, newest first. */
export async function findReviews(exec: Executor, lawyerId: string, offset: number, limit: number) {
  return exec
    .select({
      id: reviews.id,
      rating: reviews.rating,
      comment: reviews.comment,
      showName: reviews.showName,
      firstName: users.firstName,
      lastName: users.lastName,
      createdAt: reviews.createdAt,
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.clientId))
    .where(eq(reviews.lawyerId, lawyerId))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .offset(offset)
    .limit(limit);
}

export async function countReviews(exec: Executor, lawyerId: string): Promise<number> {
  const [row] = await exec
    .select({ count: sql<number>`count(*)::int` })
    .from(reviews)
    .where(eq(reviews.lawyerId, lawyerId));
  return row?.count ?? 0;
}
