import 'server-only';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { env } from '@/lib/env';
import {
  ActionLink,
  Facts,
  MailLayout,
  Paragraph,
  renderMail,
} from '@/lib/server/notifications/mails/mails';
import { queueMail } from '@/lib/server/notifications/mails/service';
import { AppError } from '@/lib/server/platform/app-error';
import { newToken } from '@/lib/server/platform/crypto/secret-token';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import { logSecurity } from '@/lib/server/platform/security-events';
import { revokeSessions } from '@/lib/server/platform/session/service';
import { users } from '@/lib/server/schema/accounts';
import type { MailContent } from '@/lib/server/schema/messages';
import { SITE } from '@/lib/site';

// Service

/**
 * Suspends an account: ends every session, blocks sign-in and mails the owner the reason. False when it was already
 * suspended. The caller hides a lawyer's public data.
 */
export async function suspendAccount(
  tx: Transaction,
  userId: string,
  reason: string,
  now: number,
): Promise<boolean> {
  const user = await suspend(tx, userId, reason, new Date(now));
  if (!user) return false;
  await revokeSessions(tx, userId, null, now);
  // An address that was never confirmed may be somebody else's.
  if (user.emailVerifiedAt) {
    await queueMail(tx, {
      to: user.email,
      template: 'account-suspended',
      dedupeKey: `account-suspended:${newToken()}`,
      content: await accountSuspendedMail({ firstName: user.firstName, reason }),
    });
  }
  return true;
}

/** Ends the suspension of an account; false when it was not suspended. */
export async function restoreAccount(tx: Transaction, userId: string): Promise<boolean> {
  const user = await restore(tx, userId);
  if (!user) return false;
  if (user.emailVerifiedAt) {
    await queueMail(tx, {
      to: user.email,
      template: 'account-restored',
      dedupeKey: `account-restored:${newToken()}`,
      content: await accountRestoredMail({
        firstName: user.firstName,
        link: `${env.SITE_URL}/login`,
      }),
    });
  }
  return true;
}

/**
 * Refuses a suspended account. Call it only after the user has proven ownership; others must not learn of the
 * suspension.
 * @throws AppError account_suspended
 */
export function refuseSuspended(user: { id: string; suspendedAt: Date | null } | undefined): void {
  if (!user?.suspendedAt) return;
  logSecurity('sign_in_refused', { account: user.id, how: 'suspended' });
  throw new AppError(
    'account_suspended',
    `This account is suspended. The mail about it says why. Questions: ${env.SUPPORT_EMAIL}.`,
  );
}

// Mails

function accountSuspendedMail(props: { firstName: string; reason: string }): Promise<MailContent> {
  return renderMail(
    `Your ${SITE.name} account is suspended`,
    <MailLayout preview="Nobody can sign in to it for now." title="Your account is suspended">
      <Paragraph>Hello {props.firstName},</Paragraph>
      <Paragraph>
        We have suspended your account. All devices are signed out, and nobody can sign in to it. If
        you are a lawyer, clients can’t see or book you.
      </Paragraph>
      <Facts rows={[['Reason', props.reason]]} />
      <Paragraph>
        If you think this is a mistake, or if you want a copy of your data, reply to this email or
        write to {env.SUPPORT_EMAIL}.
      </Paragraph>
    </MailLayout>,
  );
}

function accountRestoredMail(props: { firstName: string; link: string }): Promise<MailContent> {
  return renderMail(
    `Your ${SITE.name} account is open again`,
    <MailLayout preview="You can sign in again." title="Your account is open again">
      <Paragraph>Hello {props.firstName},</Paragraph>
      <Paragraph>
        Your account is no longer suspended, and you can sign in again. If you are a lawyer and your
        profile was public, clients can see it again.
      </Paragraph>
      <ActionLink href={props.link}>Sign in</ActionLink>
    </MailLayout>,
  );
}

// Store

type UserRow = typeof users.$inferSelect;

async function suspend(
  exec: Executor,
  id: string,
  reason: string,
  at: Date,
): Promise<UserRow | undefined> {
  const [row] = await exec
    .update(users)
    .set({ suspendedAt: at, suspensionReason: reason })
    .where(and(eq(users.id, id), isNull(users.suspendedAt), isNull(users.deletedAt)))
    .returning();
  return row;
}

async function restore(exec: Executor, id: string): Promise<UserRow | undefined> {
  const [row] = await exec
    .update(users)
    .set({ suspendedAt: null, suspensionReason: null })
    .where(and(eq(users.id, id), isNotNull(users.suspendedAt)))
    .returning();
  return row;
}

export async function isSuspended(exec: Executor, id: string): Promise<boolean> {
  const [row] = await exec
    .select({ suspendedAt: users.suspendedAt })
    .from(users)
    .where(eq(users.id, id));
  return row ? row.suspendedAt !== null : false;
}
