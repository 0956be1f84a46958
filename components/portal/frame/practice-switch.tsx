'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notifySwitched, onSwitched } from '@/components/lawyers/members/switched-tabs';
import { PRACTICES_PATH, type Practice } from '@/components/platform/practice';
import { Avatar } from '@/components/ui/display/avatar';
import { showToast } from '@/components/ui/feedback/toast-queue';
import { NavMenu, NavMenuItem, NavMenuLink } from '@/components/ui/overlays/nav-menu';
import {
  practicesQuery,
  SWITCH_PRACTICE_FAILURE,
  useSwitchPractice,
} from '@/lib/client/lawyers/members';
import { onLiveChange } from '@/lib/client/notifications/live-changes';
import { messageFor } from '@/lib/client/platform/messages';
import { firstPageOf } from '@/lib/domain/platform/members';
import { Drawing } from './drawing';

/** Shows in the header for whom a member works, with the way back to the own account. */
export function PracticeSwitch({ practice }: { practice: Practice }) {
  const back = useSwitchPractice();
  useLeaveWhenEnded(practice.id);
  useEffect(() => onSwitched(() => window.location.assign(PRACTICES_PATH)), []);
  const lawyer = `Atty. ${practice.lawyerName}`;
  const leave = () =>
    back.mutate(null, {
      onSuccess: () => {
        notifySwitched();
        window.location.assign(PRACTICES_PATH);
      },
      onError: (error) => showToast('error', messageFor(SWITCH_PRACTICE_FAILURE, error)),
    });
  return (
    <section aria-label="Practice" className="min-w-0">
      <NavMenu
        buttonClass="flex min-h-tap max-w-full min-w-0 items-center gap-2.5 rounded bg-amber-300 px-2 text-left text-amber-950 transition-colors hover:bg-amber-200 sm:max-w-80"
        place="inset-auto top-15 left-2 sm:left-44"
        label={
          <>
            <Avatar name={lawyer} pictureUrl={null} size="small" square />
            <span className="min-w-0 leading-tight">
              <span className="block text-xs">You work for</span>{' '}
              <span className="block truncate text-sm font-semibold">{lawyer}</span>
            </span>
          </>
        }
      >
        <NavMenuLink href={firstPageOf(practice.rights)} icon={<Drawing of="dashboard" />}>
          To the practice
        </NavMenuLink>
        <NavMenuLink href={PRACTICES_PATH} icon={<Drawing of="practices" />}>
          Practices you work for
        </NavMenuLink>
        <NavMenuItem icon={<Drawing of="logout" />} onSelect={leave}>
          Back to your account
        </NavMenuItem>
      </NavMenu>
    </section>
  );
}

/** Leaves the practice's pages at once when the member was removed or switched practice elsewhere. */
function useLeaveWhenEnded(id: string) {
  const queries = useQueryClient();
  const { data } = useQuery({ ...practicesQuery, refetchInterval: 60_000 });
  const isOver = data !== undefined && !data.results.some((one) => one._id === id && one.current);
  useEffect(
    () => onLiveChange(() => void queries.invalidateQueries({ queryKey: practicesQuery.queryKey })),
    [queries],
  );
  useEffect(() => {
    if (isOver) window.location.assign(PRACTICES_PATH);
  }, [isOver]);
}
