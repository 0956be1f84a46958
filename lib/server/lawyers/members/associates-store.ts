import 'server-only';
import { sql } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';

/**
 * Members of practices who are lawyers with a checked ID, as a subquery: `member_id`, `practice_id`, `user_id`,
 * `email`, `first_name`, `lawyer_id`, `display_name`, `picture` and `has_factor`. Only current members, where neither
 * the member's nor the practice owner's account is suspended or being deleted.
 */
export const ASSOCIATES = sql`
  select membership.id as member_id, membership.lawyer_id as practice_id, person.id as user_id, person.email::text as email,
    person.first_name, own.id as lawyer_id, own.display_name, own.picture,
    exists (select from second_factors where user_id = person.id and secret is not null)
      or exists (select from passkeys where user_id = person.id) as has_factor
  from practice_members as membership
  join users as person on person.id = membership.user_id
  join lawyers as own on own.user_id = person.id
  join lawyers as practice on practice.id = membership.lawyer_id
  join users as owner on owner.id = practice.user_id
  where membership.ended_at is null and own.ibp_verified_at is not null and person.email_verified_at is not null
    and person.suspended_at is null and person.deletion_due_at is null and person.deleted_at is null
    and owner.suspended_at is null and owner.deletion_due_at is null and owner.deleted_at is null`;

export interface AssociateRow extends Record<string, unknown> {
  readonly memberId: string;
  readonly userId: string;
  readonly lawyerId: string;
  readonly displayName: string;
}

export async function findAssociates(exec: Executor, practiceId: string): Promise<AssociateRow[]> {
  const { rows } = await exec.execute<AssociateRow>(sql`
    select member_id as "memberId", user_id as "userId", lawyer_id as "lawyerId", display_name as "displayName"
    from (${ASSOCIATES}) as associate
    where practice_id = ${practiceId} order by display_name, member_id`);
  return rows;
}
