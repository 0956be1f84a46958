import { eq, inArray } from 'drizzle-orm';
import { MEMBER_RIGHTS, type MemberRight } from '@/lib/domain/platform/members';
import { DAY_MS } from '@/lib/domain/platform/time';
import { insertToken } from '@/lib/server/lawyers/tokens/store';
import { hashToken, newToken } from '@/lib/server/platform/crypto/secret-token';
import { database } from '@/lib/server/platform/db/pool';
import { newApiToken as tokenWithHash } from '@/lib/server/platform/session/api-tokens';
import { lawyers } from '@/lib/server/schema/lawyers';
import { practiceMembers } from '@/lib/server/schema/members';
import { giveApp, type TestLawyer, type TestUser } from '@/lib/testing/factories';

/** Token of an open invitation of `lawyer` to the address of `user`; the open ones before are gone. */
export async function invitationOf(
  lawyer: TestLawyer,
  user: TestUser,
  rights: readonly MemberRight[] = MEMBER_RIGHTS,
): Promise<string> {
  await deleteMembers(lawyer);
  const token = newToken();
  await database()
    .insert(practiceMembers)
    .values({
      lawyerId: lawyer.lawyerId,
      email: user.email,
      rights: [...rights],
      tokenHash: hashToken(token),
      invitedAt: new Date(),
      expiresAt: new Date(Date.now() + DAY_MS),
    });
  return token;
}

/** Id of the only membership or invitation of a practice. */
export async function memberIdOf({ lawyerId }: TestLawyer): Promise<string> {
  const [row] = await database()
    .select({ id: practiceMembers.id })
    .from(practiceMembers)
    .where(eq(practiceMembers.lawyerId, lawyerId));
  return row?.id ?? '';
}

/** Id of the membership under which `user`, who has a second factor, works for `lawyer` from now on. */
export async function newMember(
  lawyer: TestLawyer,
  user: TestUser,
  rights: readonly MemberRight[] = MEMBER_RIGHTS,
): Promise<string> {
  await deleteMembers(lawyer);
  await giveApp(user.id);
  const [row] = await database()
    .insert(practiceMembers)
    .values({
      lawyerId: lawyer.lawyerId,
      email: user.email,
      userId: user.id,
      rights: [...rights],
      invitedAt: new Date(),
      acceptedAt: new Date(),
      expiresAt: new Date(Date.now() + DAY_MS),
    })
    .returning();
  if (!row) throw new Error('no member was made');
  return row.id;
}

/** The IDs of these lawyers are checked, and nobody works for them. */
export async function readyToInvite(...invitors: TestLawyer[]): Promise<void> {
  await deleteMembers(...invitors);
  const ids = invitors.map(({ lawyerId }) => lawyerId);
  await database()
    .update(lawyers)
    .set({ ibpVerifiedAt: new Date() })
    .where(inArray(lawyers.id, ids));
}

/** A token with these rights of a practice, which keeps its members and other tokens. */
export async function newApiToken(
  { lawyerId }: Pick<TestLawyer, 'lawyerId'>,
  rights: readonly MemberRight[] = MEMBER_RIGHTS,
): Promise<{ id: string; token: string }> {
  const { token, hash } = tokenWithHash();
  const createdAt = new Date();
  const id = await insertToken(database(), {
    lawyerId,
    rights: [...rights],
    name: token.slice(-20),
    hash,
    createdAt,
    expiresAt: new Date(Date.now() + DAY_MS),
  });
  return { id, token };
}

export async function deleteMembers(...practices: TestLawyer[]): Promise<void> {
  const ids = practices.map(({ lawyerId }) => lawyerId);
  await database().delete(practiceMembers).where(inArray(practiceMembers.lawyerId, ids));
}
