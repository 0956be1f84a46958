'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { PRACTICES_PATH, usePractice } from '@/components/platform/practice';
import { showToast } from '@/components/ui/feedback/toast-queue';
import { Button } from '@/components/ui/forms/button';
import {
  practicesQuery,
  SWITCH_PRACTICE_FAILURE,
  useSwitchPractice,
} from '@/lib/client/lawyers/members';
import { onLiveChange } from '@/lib/client/notifications/live-changes';
import { messageFor } from '@/lib/client/platform/messages';
import { notifySwitched, onSwitched } from './switched-tabs';

export function PracticeLine() {
  const practice = usePractice();
  const back = useSwitchPractice();
  useLeaveWhenEnded(practice?.id ?? null);
  useEffect(() => onSwitched(() => window.location.assign(PRACTICES_PATH)), []);
  if (!practice) return null;
  const leave = () =>
    back.mutate(null, {
      onSuccess: () => {
        notifySwitched();
        window.location.assign(PRACTICES_PATH);
      },
      onError: (error) => showToast('error', messageFor(SWITCH_PRACTICE_FAILURE, error)),
    });
  return (
    <section
      aria-label="Practice"
      className="flex flex-wrap items-center justify-between gap-x-4 border-b border-amber-300 bg-amber-50 px-4 py-1 text-amber-900 lg:px-6 print:hidden"
    >
      <p className="min-w-0 py-1 break-words">
        You work for <strong className="font-semibold">Atty. {practice.lawyerName}</strong>
      </p>
      <Button
        variant="quiet"
        size="small"
        className="-mx-3 min-h-tap"
        pending={back.isPending}
        pendingLabel="Switching"
        onClick={leave}
      >
        Back to your account
      </Button>
    </section>
  );
}

/** Leaves the practice's pages at once when the member was removed or switched practice elsewhere. */
function useLeaveWhenEnded(id: string | null) {
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
