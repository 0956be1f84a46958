'use client';

import { Handshake } from 'lucide';
import { PRACTICES_PATH } from '@/components/platform/practice';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import { MessagePage } from '@/components/ui/layout/message-page';
import { RIGHT_COPY } from '@/lib/catalogue/member-rights';
import { JOIN_PRACTICE_FAILURE, useAcceptInvitation } from '@/lib/client/lawyers/members';
import { messageFor } from '@/lib/client/platform/messages';
import type { PracticeInvitation } from '@/lib/contract/lawyers/members';
import { type SafePath, sitePath, withCallback } from '@/lib/domain/platform/safe-path';

interface JoinPracticeProps {
  token: string;
  invitation: PracticeInvitation;
  /** Account that is signed in; null for a visitor. */
  account: { email: string; verified: boolean } | null;
}

/** Target of an invitation link. Only the button joins, because mail scanners open links too. */
export function JoinPractice({ token, invitation, account }: JoinPracticeProps) {
  const { lawyer_name: lawyer, rights } = invitation;
  return (
    <MessagePage icon={<Icon of={Handshake} />} title={`Work for Atty. ${lawyer}`}>
      <p className="mt-3 text-neutral-700">Atty. {lawyer} invites you to help with:</p>
      <ul className="mt-3 grid list-disc gap-1 pl-6 text-neutral-800">
        {rights.map((right) => (
          <li key={right}>{RIGHT_COPY[right].label}</li>
        ))}
      </ul>
      <p className="mt-3 text-neutral-700">
        What clients tell a lawyer is confidential, for you as well. Atty. {lawyer} sees what you
        change. You can stop at any time.
      </p>
      <Next token={token} invitation={invitation} account={account} />
    </MessagePage>
  );
}

function Next({ token, invitation, account }: JoinPracticeProps) {
  const join = useAcceptInvitation();
  const here = sitePath`/join-practice/${token}`;
  if (!account) return <Visitor email={invitation.email} here={here} />;
  if (account.email.toLowerCase() !== invitation.email.toLowerCase())
    return (
      <Notice tone="waiting" className="mt-6" title={`This invitation is for ${invitation.email}`}>
        You are signed in as {account.email}. Please sign out and come back by the link in the
        email.
      </Notice>
    );
  if (!account.verified)
    return (
      <a
        href={withCallback(sitePath`/verify-email`, here)}
        className={`${buttonClass({ size: 'large', wide: true })} mt-6`}
      >
        Confirm your email first
      </a>
    );
  return (
    <div className="mt-6 grid gap-4">
      {join.isError && <Notice tone="bad" title={messageFor(JOIN_PRACTICE_FAILURE, join.error)} />}
      <Button
        size="large"
        wide
        pending={join.isPending || join.isSuccess}
        pendingLabel="Joining"
        onClick={() =>
          join.mutate(token, { onSuccess: () => window.location.assign(PRACTICES_PATH) })
        }
      >
        Join the practice
      </Button>
    </div>
  );
}

function Visitor({ email, here }: { email: string; here: SafePath }) {
  return (
    <div className="mt-6 grid gap-3">
      <p className="text-neutral-700">
        You need an account with the address <strong className="break-words">{email}</strong>.
      </p>
      <a
        href={withCallback(sitePath`/signup/customer`, here)}
        className={buttonClass({ size: 'large', wide: true })}
      >
        Create an account
      </a>
      <a
        href={withCallback(sitePath`/login`, here)}
        className={buttonClass({ variant: 'outline', size: 'large', wide: true })}
      >
        Sign in
      </a>
    </div>
  );
}
