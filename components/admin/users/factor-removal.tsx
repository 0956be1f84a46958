'use client';
import type { RefObject } from 'react';
import { ConfirmAction } from '@/components/platform/confirm-action';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import {
  useApproveFactorRemoval,
  useAskFactorRemoval,
  useDropFactorRemoval,
} from '@/lib/client/admin/users';
import type { AdminUser } from '@/lib/contract/admin/users';
import { FACTOR_REMOVAL_HOURS } from '@/lib/domain/accounts/second-factor';
import { formatDayTime } from '@/lib/domain/platform/clock-labels';
import { AdminActionFailure } from '../admin-failure';

interface FactorRemovalProps {
  user: AdminUser;
  returnTo: RefObject<HTMLElement | null>;
}

/** Removes a lost second factor: one administrator requests it, and another one agrees. */
export function FactorRemoval({ user, returnTo }: FactorRemovalProps) {
  const { factor_removal: asked } = user;
  if (!user.second_factor) return null;
  if (!asked) return <AskForRemoval user={user} returnTo={returnTo} />;
  return (
    <Notice tone="waiting" title="The second factor is to be removed">
      <p>
        {asked.mine ? 'You asked' : `${asked.asked_by} asked`} for it on{' '}
        {formatDayTime(Date.parse(asked.asked_at))}. Another administrator has to agree within{' '}
        {FACTOR_REMOVAL_HOURS} hours. The notes below say how the owner was recognised.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        {!asked.mine && <AgreeToRemoval user={user} returnTo={returnTo} />}
        <TakeBack id={user._id} />
      </div>
    </Notice>
  );
}

function AskForRemoval({ user: { _id, name }, returnTo }: FactorRemovalProps) {
  const ask = useAskFactorRemoval(_id);
  return (
    <div>
      <ConfirmAction
        label="Remove the second factor"
        look={{ variant: 'outline' }}
        title={`Ask to remove the second factor of ${name}?`}
        reason={{
          label: 'How you know that it is the owner',
          help: 'Kept as a note. A person may ask for a copy of what is noted about them.',
        }}
        confirm="Ask for it"
        failure={<AdminActionFailure title="Nothing was changed" error={ask.error} />}
        returnTo={returnTo}
        mutation={ask}
        run={(reason) => ask.mutateAsync({ reason })}
      >
        Another administrator has to agree. The password stays: the owner needs it to sign in.
      </ConfirmAction>
    </div>
  );
}

function AgreeToRemoval({ user: { _id, name }, returnTo }: FactorRemovalProps) {
  const approve = useApproveFactorRemoval(_id);
  return (
    <ConfirmAction
      label="Agree and remove it"
      look={{ variant: 'danger' }}
      title={`Remove the second factor of ${name}?`}
      confirm="Remove it"
      confirmVariant="danger"
      failure={<AdminActionFailure title="Nothing was changed" error={approve.error} />}
      returnTo={returnTo}
      mutation={approve}
      run={() => approve.mutateAsync(undefined)}
    >
      Every device is signed out, and we email the owner.
    </ConfirmAction>
  );
}

function TakeBack({ id }: { id: string }) {
  const drop = useDropFactorRemoval(id);
  return (
    <>
      <Button
        variant="outline"
        pending={drop.isPending}
        pendingLabel="Saving"
        onClick={() => drop.mutate(undefined)}
      >
        Take it back
      </Button>
      <AdminActionFailure title="Nothing was changed" error={drop.error} />
    </>
  );
}
