'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { withTitle } from '@/components/lawyers/practice';
import { useSession } from '@/lib/client/accounts/session';
import { currentSession, onSessionEnd } from '@/lib/client/accounts/session-store';
import { readStoredUser } from '@/lib/client/accounts/stored-user';
import { comingMeetingsQuery } from '@/lib/client/meetings/own-next';
import { listenForInstall } from '@/lib/client/platform/install';
import {
  deleteStoredMeetings,
  registerWorker,
  type StoredList,
  type StoredMeeting,
  storeMeetings,
} from '@/lib/client/platform/offline';
import { clockDifference } from '@/lib/clock';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { formatDayTime } from '@/lib/domain/platform/clock-labels';
import { phoneLabel } from '@/lib/domain/platform/phone';
import { isoInstant } from '@/lib/domain/platform/time';

if (typeof window !== 'undefined') listenForInstall();

/** Milliseconds before the worker is registered, so that the page's own requests come first. */
const PAUSE_MS = 2_000;

/** Registers the service worker once a portal page is idle; it shows its own page while offline. */
export function WithoutSignal() {
  useAtRest();
  return null;
}

interface StoredMeetingsProps {
  supportEmail: string;
  supportPhone: string | undefined;
}

/** Also keeps the client's next meetings on this device until the session ends, for use offline. */
export function StoredMeetings({ supportEmail, supportPhone }: StoredMeetingsProps) {
  const atRest = useAtRest();
  const { status, user } = useSession();
  const userId = status === 'authenticated' ? user?._id : undefined;
  const { data, dataUpdatedAt } = useQuery({
    ...comingMeetingsQuery(),
    enabled: atRest && userId !== undefined,
    // Pages that show a held time ask for it again themselves.
    refetchInterval: false,
  });
  useEffect(() => {
    if (userId) void deleteStoredMeetings(userId);
    return onSessionEnd(() => void deleteStoredMeetings());
  }, [userId]);
  useEffect(() => {
    if (!data || !userId) return;
    const support: StoredList['support'] = {
      email: supportEmail,
      phone: supportPhone ?? null,
      phone_label: supportPhone ? phoneLabel(supportPhone) : null,
    };
    const ahead = clockDifference();
    const stored = {
      user_id: userId,
      read_at: isoInstant(dataUpdatedAt + ahead),
      clock_ahead: ahead,
      as_of: formatDayTime(dataUpdatedAt + ahead),
      support,
      meetings: data.results.flatMap(storedOf),
    };
    void storeMeetings(stored, () => isHere(userId));
  }, [data, dataUpdatedAt, userId, supportEmail, supportPhone]);
  return null;
}

function useAtRest(): boolean {
  const [atRest, setAtRest] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setAtRest(true);
      // A browser without workers, or that refuses them, has its own page.
      if ('serviceWorker' in navigator) registerWorker().catch(() => {});
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, []);
  return atRest;
}

/** Returns a confirmed meeting in the form kept offline; empty for any other. */
function storedOf(meeting: Meeting): StoredMeeting[] {
  const { _id, type, status, start_time, end_time, duration, lawyer } = meeting;
  if (status !== 'CONFIRMED') return [];
  const when = formatDayTime(Date.parse(start_time));
  const lawyer_name = withTitle(lawyer.display_name);
  return [{ _id, type, start_time, end_time, minutes: duration, when, lawyer_name }];
}

/** Whether the user is still signed in, in this tab and by the storage that another tab may have cleared. */
function isHere(userId: string): boolean {
  return currentSession().user?._id === userId && readStoredUser()?._id === userId;
}
