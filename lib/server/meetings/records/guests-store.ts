import 'server-only';
import { and, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { meetingGuests } from '@/lib/server/schema/guests';
import { lawyers } from '@/lib/server/schema/lawyers';
import { meetings } from '@/lib/server/schema/meetings';

export type GuestRow = typeof meetingGuests.$inferSelect;

const guests = meetingGuests;

export async function findGuests(
  exec: Executor,
  meetingIds: readonly string[],
): Promise<GuestRow[]> {
  if (meetingIds.length === 0) return [];
  return exec
    .select()
    .from(guests)
    .where(inArray(guests.meetingId, [...meetingIds]));
}

export async function findGuest(exec: Executor, id: string): Promise<GuestRow | undefined> {
  const [row] = await exec.select().from(guests).where(eq(guests.id, id));
  return row;
}

/** Saves the only guest of a meeting; a repeat changes the guest's name and keeps the link. */
export async function saveInvitation(
  exec: Executor,
  row: Pick<GuestRow, 'meetingId' | 'relation' | 'invitedName' | 'consentAt' | 'consentVersion'>,
): Promise<GuestRow> {
  const { relation, invitedName, consentAt, consentVersion } = row;
  const [saved] = await exec
    .insert(guests)
    .values(row)
    .onConflictDoUpdate({
      target: guests.meetingId,
      set: { relation, invitedName, consentAt, consentVersion },
    })
    .returning();
  if (!saved) throw new Error('insert returned no guest');
  return saved;
}

export async function deleteOfMeeting(
  exec: Executor,
  meetingId: string,
): Promise<GuestRow | undefined> {
  const [row] = await exec.delete(guests).where(eq(guests.meetingId, meetingId)).returning();
  return row;
}

/**
 * Saves the acceptance, keeping the time of the first. Returns nothing when the invitation was withdrawn, or was
 * accepted and `again` is false.
 */
export async function saveAcceptance(
  exec: Executor,
  id: string,
  { name, acceptedAt, acceptedVersion }: Pick<GuestRow, 'name' | 'acceptedAt' | 'acceptedVersion'>,
  again: boolean,
): Promise<GuestRow | undefined> {
  const [row] = await exec
    .update(guests)
    .set({
      name,
      acceptedAt: sql`coalesce(${guests.acceptedAt}, ${acceptedAt})`,
      acceptedVersion: sql`coalesce(${guests.acceptedVersion}, ${acceptedVersion})`,
    })
    .where(and(eq(guests.id, id), again ? undefined : isNull(guests.acceptedAt)))
    .returning();
  return row;
}

/** Replaces the guest's invitation with a new one whose link is unused; returns nothing where there is no guest. */
export async function renewInvitation(
  exec: Executor,
  meetingId: string,
): Promise<GuestRow | undefined> {
  const [row] = await exec
    .update(guests)
    .set({ id: sql`gen_random_uuid()`, name: null, acceptedAt: null, acceptedVersion: null })
    .where(eq(guests.meetingId, meetingId))
    .returning();
  return row;
}

const ofMeetings = (exec: Executor, userId: string) =>
  exec
    .select({ id: meetings.id })
    .from(meetings)
    .where(
      or(
        eq(meetings.clientId, userId),
        inArray(
          meetings.lawyerId,
          exec.select({ id: lawyers.id }).from(lawyers).where(eq(lawyers.userId, userId)),
        ),
      ),
    );

export async function findGuestsOfUser(exec: Executor, userId: string): Promise<GuestRow[]> {
  return exec
    .select()
    .from(guests)
    .where(inArray(guests.meetingId, ofMeetings(exec, userId)))
    .orderBy(guests.consentAt);
}

export async function deleteOfClient(exec: Executor, clientId: string): Promise<void> {
  const own = exec
    .select({ id: meetings.id })
    .from(meetings)
    .where(eq(meetings.clientId, clientId));
  await exec.delete(guests).where(inArray(guests.meetingId, own));
}

export async function eraseNames(exec: Executor, endedBefore: Date): Promise<void> {
  const ended = exec
    .select({ id: meetings.id })
    .from(meetings)
    .where(lt(meetings.endsAt, endedBefore));
  await exec
    .update(guests)
    .set({ name: null, invitedName: null })
    .where(
      and(
        or(isNotNull(guests.name), isNotNull(guests.invitedName)),
        inArray(guests.meetingId, ended),
      ),
    );
}

export async function eraseNamesOfUser(exec: Executor, userId: string): Promise<void> {
  await exec
    .update(guests)
    .set({ name: null, invitedName: null })
    .where(inArray(guests.meetingId, ofMeetings(exec, userId)));
}
