import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { DAY_MS, MINUTE_MS, manilaDayNumber, manilaDayStart } from '@/lib/domain/platform/time';
import { storedAccountNumber } from '@/lib/server/lawyers/banking/banking';
import { profilesChanged } from '@/lib/server/lawyers/profiles/service';
import { encrypt } from '@/lib/server/platform/crypto/encryption';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { startSession } from '@/lib/server/platform/session/service';
import { sessionCookies } from '@/lib/server/platform/session/session-cookie';
import { registeredFeatures } from '@/lib/server/registry/registry';
import { passkeys, secondFactors, sessions, users } from '@/lib/server/schema/accounts';
import { availabilityHours, education, lawyers, workExperience } from '@/lib/server/schema/lawyers';
import { CHECKED_AT } from '@/lib/server/seed/lawyer';

export interface TestUser {
  id: string;
  email: string;
  /** Value of a Cookie header. */
  cookie: string;
}

type UserFields = Partial<typeof users.$inferInsert>;

/** A verified client with a session. */
export async function newClient(fields: UserFields = {}): Promise<TestUser> {
  return newUser({ type: 'CUSTOMER', ...fields });
}

const APP_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

export function appCode(now = Date.now()): string {
  return new TOTP({ secret: Secret.fromBase32(APP_SECRET) }).generate({ timestamp: now });
}

/** Gives an account that app as its second factor, or one that waits for its first code; no code of it was given yet. */
export async function giveApp(userId: string, waits?: 'waits'): Promise<void> {
  const secret = encrypt(APP_SECRET, `second factor of ${userId}`);
  const app = waits ? { pendingSecret: secret } : { secret, confirmedAt: new Date(), lastStep: 0 };
  await database()
    .insert(secondFactors)
    .values({ userId, ...app })
    .onConflictDoUpdate({ target: secondFactors.userId, set: app });
}

/** Gives an account a passkey, in place of those it has, that nobody holds. Returns its id. */
export async function givePasskey(
  userId: string,
  credential = { credentialId: randomBytes(16).toString('base64url'), publicKey: 'AA' },
): Promise<string> {
  await database().insert(secondFactors).values({ userId }).onConflictDoNothing();
  await database().delete(passkeys).where(eq(passkeys.userId, userId));
  const [row] = await database()
    .insert(passkeys)
    .values({
      userId,
      name: 'Phone',
      ...credential,
      counter: 0,
      transports: ['internal'],
      createdAt: new Date(),
    })
    .returning({ id: passkeys.id });
  return row?.id ?? '';
}

/** An administrator who gave the second factor; a client's account unless told. The app may be set up once more. */
export async function newAdmin(fields: UserFields = {}): Promise<TestUser> {
  const admin = await newClient({ roles: ['ADMIN'], ...fields });
  await openAdministration(admin.id);
  await giveApp(admin.id);
  await giveApp(admin.id, 'waits');
  return admin;
}

/** The second factor counts as given in every session of a user. */
export async function openAdministration(userId: string): Promise<void> {
  await database()
    .update(sessions)
    .set({ secondFactorAt: new Date() })
    .where(eq(sessions.userId, userId));
}

export interface TestLawyer extends TestUser {
  lawyerId: string;
}

/** A visible lawyer who is open around the clock every day, with no notice; ₱1,000 and ₱1,800. */
export async function newLawyer(
  fields: Partial<typeof lawyers.$inferInsert> = {},
  user: UserFields = {},
): Promise<TestLawyer> {
  const owner = await newUser({ type: 'LAWYER', ...user });
  // The first time it takes seconds, for which no transaction should wait.
  registeredFeatures();
  const lawyerId = fields.id ?? `lawyer-${randomBytes(5).toString('hex')}`;
  await transaction(async (tx) => {
    await tx.insert(lawyers).values({
      id: lawyerId,
      userId: owner.id,
      displayName: 'Test Lawyer',
      picture: `${randomBytes(16).toString('hex')}.webp`,
      phone: '+639171234567',
      region: 'Metro Manila (NCR)',
      city: 'Makati',
      officeAddress: 'Ayala Avenue',
      areas: ['Civil', 'Labor'],
      legalProblems: [0],
      specializations: ['Contracts'],
      languages: ['English'],
      barYear: 2010,
      rollNumber: '50000',
      ibpNumber: '1234',
      about: 'a'.repeat(300),
      quote: 'Plain answers.',
      isPublic: true,
      ibpVerifiedAt: CHECKED_AT,
      bankId: 'BNORPHMMXXX',
      bankAccountName: 'Test Lawyer',
      bankAccountNumber: storedAccountNumber(lawyerId, '001234567890'),
      price30: 100_000,
      price60: 180_000,
      noticeMinutes: 0,
      ...fields,
    });
    await tx
      .insert(availabilityHours)
      .values(
        [0, 1, 2, 3, 4, 5, 6].map((day) => ({ lawyerId, day, startMinute: 0, endMinute: 1440 })),
      );
    await tx
      .insert(education)
      .values({ lawyerId, school: 'UP', degree: 'JD', startYear: 2005, endYear: 2009 });
    await tx
      .insert(workExperience)
      .values({ lawyerId, position: 'Associate', organisation: 'Firm', startYear: 2010 });
    await profilesChanged(tx, lawyerId);
  });
  return { ...owner, lawyerId };
}

/** An instant so many days after today's Manila midnight, at that minute of the day. */
export function manilaTime(daysAhead: number, minuteOfDay: number, now = Date.now()): number {
  return manilaDayStart(manilaDayNumber(now)) + daysAhead * DAY_MS + minuteOfDay * MINUTE_MS;
}

async function newUser(fields: UserFields & { type: 'CUSTOMER' | 'LAWYER' }): Promise<TestUser> {
  const email = `${fields.type.toLowerCase()}-${randomBytes(6).toString('hex')}@example.com`;
  const [row] = await database()
    .insert(users)
    .values({ firstName: 'Ana', lastName: 'Reyes', email, emailVerifiedAt: new Date(), ...fields })
    .returning();
  if (!row) throw new Error('no user was made');
  return { id: row.id, email: row.email, cookie: await signIn(row) };
}

/**
 * A new session of a user, as a Cookie header. The second factor has just been given in it, as changes of money ask for; an
 * administrator's is to be given yet.
 */
export async function signIn(user: typeof users.$inferSelect): Promise<string> {
  const givenAt = user.roles.includes('ADMIN') ? null : Date.now();
  const sid = await startSession(database(), user.id, 'test', givenAt);
  const lines = await sessionCookies.issue({
    sid,
    userId: user.id,
    type: user.type,
    emailVerified: user.emailVerifiedAt !== null,
  });
  return lines.map((line) => line.split(';')[0]).join('; ');
}
