import 'server-only';
import { bothTimes } from '@/lib/domain/platform/both-times';
import { env } from '@/lib/env';
import {
  ActionLink,
  MailLayout,
  Paragraph,
  renderMail,
} from '@/lib/server/notifications/mails/mails';
import { queueMail } from '@/lib/server/notifications/mails/service';
import { record } from '@/lib/server/platform/audit/service';
import { newToken } from '@/lib/server/platform/crypto/secret-token';
import type { Transaction } from '@/lib/server/platform/db/pool';
import type { Actor } from '@/lib/server/platform/session/actor';
import { registeredClientZone } from '@/lib/server/registry/registry';
import type { MailContent } from '@/lib/server/schema/messages';
import { SITE } from '@/lib/site';
import { issueLinkToken, UNDO_HOURS } from '../credentials/tokens-service';
import { accountOf } from '../settings/service';

type Change =
  | {
      event:
        | 'second_factor_set_up'
        | 'second_factor_removed'
        | 'recovery_codes_renewed'
        | 'recovery_code_used';
    }
  | { event: 'passkey_added' | 'passkey_removed'; name: string };

/** Records a change of the second factor in the audit log and mails its owner. */
export async function notifyOfChange(
  tx: Transaction,
  account: Pick<Actor, 'id' | 'roles' | 'emailVerified'>,
  change: Change,
  now: number,
): Promise<void> {
  const role = account.roles.includes('ADMIN') ? 'admin' : 'owner';
  await record(tx, change.event, { role, userId: account.id }, { subject: account.id, now });
  if (!account.emailVerified) return;
  const { email, firstName } = await accountOf(tx, account);
  const undo = role === 'admin' ? null : await undoLink(tx, { userId: account.id, email }, now);
  await queueMail(tx, {
    to: email,
    template: 'second-factor',
    dedupeKey: `second-factor:${newToken()}`,
    content: await changedMail({
      firstName,
      what: sentenceOf(change),
      at: now,
      zone: await registeredClientZone(tx, account.id),
      undo,
    }),
  });
}

/**
 * Issues the link with which an owner who did not make the change restores the account; it survives a changed
 * address.
 */
async function undoLink(
  tx: Transaction,
  account: { userId: string; email: string },
  now: number,
): Promise<string> {
  const { token } = await issueLinkToken(
    tx,
    { ...account, kind: 'undo_email', hours: UNDO_HOURS },
    now,
  );
  return `${env.SITE_URL}/verify-email/${token}?undo=factor`;
}

export async function notifyOfRemoval(
  tx: Transaction,
  { id, email, firstName }: { id: string; email: string; firstName: string },
  now: number,
): Promise<void> {
  await queueMail(tx, {
    to: email,
    template: 'second-factor',
    dedupeKey: `second-factor:${newToken()}`,
    content: await removedMail({
      firstName,
      at: now,
      zone: await registeredClientZone(tx, id),
    }),
  });
}

function sentenceOf(change: Change): string {
  switch (change.event) {
    case 'second_factor_set_up':
      return 'An authenticator app was added to your account';
    case 'second_factor_removed':
      return 'The authenticator app was removed from your account';
    case 'passkey_added':
      return `The passkey “${change.name}” was added to your account`;
    case 'passkey_removed':
      return `The passkey “${change.name}” was removed from your account`;
    case 'recovery_codes_renewed':
      return 'New recovery codes were made for your account; those before no longer work';
    case 'recovery_code_used':
      return 'A recovery code of your account was used';
  }
}

function removedMail({
  firstName,
  at,
  zone,
}: {
  firstName: string;
  at: number;
  zone: string | null;
}): Promise<MailContent> {
  return renderMail(
    `Your ${SITE.name} second factor was removed`,
    <MailLayout
      preview="If you did not ask us for this, set a new password now."
      title="Your second factor was removed"
    >
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>
        We removed the second factor of your account on {bothTimes(new Date(at), zone)}, and signed
        every device out. You sign in with your password alone until you add another one.
      </Paragraph>
      <Paragraph>If you did not ask us for this, set a new password now and write to us.</Paragraph>
      <ActionLink href={`${env.SITE_URL}/forgot-password`}>Set a new password</ActionLink>
    </MailLayout>,
  );
}

function changedMail(props: {
  firstName: string;
  what: string;
  /** Epoch ms. */
  at: number;
  zone: string | null;
  /** Null for an administrator, whose factors only the operator removes. */
  undo: string | null;
}): Promise<MailContent> {
  return renderMail(
    `Your ${SITE.name} second factor`,
    <MailLayout
      preview="If this was you, you don’t need to do anything."
      title="Your second factor"
    >
      <Paragraph>Hello {props.firstName},</Paragraph>
      <Paragraph>
        {props.what}, on {bothTimes(new Date(props.at), props.zone)}.
      </Paragraph>
      <Paragraph>
        If this was you, you don’t need to do anything. If it wasn’t, somebody knows your password.
        {props.undo
          ? ` Take your account back within ${UNDO_HOURS} hours: that removes what was added since, signs out every device and cancels the password. We then email you a link to set a new one.`
          : ' Set a new one now, which signs every device out, and write to us.'}
      </Paragraph>
      {props.undo ? (
        <ActionLink href={props.undo}>This wasn’t me, undo it</ActionLink>
      ) : (
        <ActionLink href={`${env.SITE_URL}/forgot-password`}>Set a new password</ActionLink>
      )}
    </MailLayout>,
  );
}
