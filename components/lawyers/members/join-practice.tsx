'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Handshake } from 'lucide';
import { PRACTICES_PATH } from '@/components/platform/practice';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import { MessagePage } from '@/components/ui/layout/message-page';
import { RIGHT_COPY } from '@/lib/catalogue/member-rights';
import { factorsQuery, hasFactor } from '@/lib/client/accounts/second-factor';
import {
  JOIN_PRACTICE_FAILURE,
  useAcceptInvitation,
  useSwitchPractice,
} from '@/lib/client/lawyers/members';
import { messageFor } from '@/lib/client/platform/messages';
import type { OwnPractice, PracticeInvitation } from '@/lib/contract/lawyers/members';
import { firstPageOf } from '@/lib/domain/platform/members';
import { type SafePath, sitePath, withCallback } from '@/lib/domain/platform/safe-path';
import { notifySwitched } from './switched-tabs';

interface JoinPracticeProps {
  token: string;
  invitation: PracticeInvitation;
  /** Account that is signed in; null for a visitor. */
  account: { email: string } | null;
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
  const to = useSwitchPractice();
  const queries = useQueryClient();
  const here = sitePath`/join-practice/${token}`;
  if (!account) return <Visitor email={invitation.email} here={here} />;
  if (account.email.toLowerCase() !== invitation.email.toLowerCase())
    return (
      <Notice tone="waiting" className="mt-6" title={`This invitation is for ${invitation.email}`}>
        You are signed in as {account.email}. Please sign out and come back by the link in the
        email.
      </Notice>
    );
  const enter = async ({ _id, rights: granted }: OwnPractice) => {
    // The page of practices adds the second factor that is missing.
    const factors = await queries.fetchQuery(factorsQuery).catch(() => null);
    if (!factors || !hasFactor(factors)) {
      window.location.assign(PRACTICES_PATH);
      return;
    }
    to.mutate(_id, {
      onSuccess: () => {
        notifySwitched();
        window.location.assign(firstPageOf(granted));
      },
      onError: () => window.location.assign(PRACTICES_PATH),
    });
  };
  return (
    <div className="mt-6 grid gap-4">
      {join.isError && <Notice tone="bad" title={messageFor(JOIN_PRACTICE_FAILURE, join.error)} />}
      <Button
        size="large"
        wide
        pending={join.isPending || join.isSuccess}
        pendingLabel="Joining"
        onClick={() => join.mutate(token, { onSuccess: (joined) => void enter(joined) })}
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
