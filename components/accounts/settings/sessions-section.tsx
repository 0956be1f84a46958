'use client';

import { useQuery } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide';
import { QueryList } from '@/components/platform/query-list';
import { FieldError } from '@/components/ui/display/field-error';
import { Badge } from '@/components/ui/feedback/badge';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { Button } from '@/components/ui/forms/button';
import { Icon } from '@/components/ui/icons/icon';
import {
  sessionsQuery,
  useRevokeOtherSessions,
  useRevokeSession,
} from '@/lib/client/accounts/settings';
import { messageFor } from '@/lib/client/platform/messages';
import type { Session } from '@/lib/contract/accounts/settings';
import { dayKey, formatDate, relativeDay } from '@/lib/domain/platform/clock-labels';
import { SettingsSection } from './settings-section';

export function SessionsSection({ requestNow }: { requestNow: number }) {
  const { data, ...query } = useQuery(sessionsQuery());
  const others = data?.results.filter(({ current }) => !current) ?? [];
  return (
    <SettingsSection
      title="Where you are signed in"
      intro="If you don’t recognize a device, sign it out and change your password."
    >
      <QueryList
        query={query}
        rows={data?.results}
        failure={
          <ErrorState
            headingLevel="h3"
            title={messageFor('sessions', query.error)}
            retrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        }
        loading={
          <LoadingRegion label="Loading your devices">
            <Skeleton className="h-16" />
          </LoadingRegion>
        }
        empty={null}
      >
        {(rows) => (
          <ul className="divide-y border-y">
            {rows.map((session) => (
              <SessionRow key={session._id} session={session} requestNow={requestNow} />
            ))}
          </ul>
        )}
      </QueryList>
      {others.length > 1 && <RevokeOthers count={others.length} />}
    </SettingsSection>
  );
}

function SessionRow({ session, requestNow }: { session: Session; requestNow: number }) {
  const end = useRevokeSession();
  const device = /Android|iOS/.test(session.device) ? Smartphone : Monitor;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
      <Icon of={device} className="size-5 text-teal-800" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {session.device}
          {session.current && <Badge tone="good">This device</Badge>}
        </p>
        <p className="text-sm text-neutral-600">{lastUsed(session, requestNow)}</p>
        {end.isError && <FieldError>{messageFor('revokeSession', end.error)}</FieldError>}
      </div>
      {!session.current && (
        <Button
          variant="outline"
          size="small"
          aria-label={`Sign out ${session.device}`}
          pending={end.isPending}
          pendingLabel="Signing out"
          onClick={() => end.mutate(session._id)}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}

function RevokeOthers({ count }: { count: number }) {
  const end = useRevokeOtherSessions();
  return (
    <div>
      <Button
        variant="danger-outline"
        pending={end.isPending}
        pendingLabel="Signing out"
        onClick={() => end.mutate()}
      >
        Sign out all {count} others
      </Button>
      {end.isError && <FieldError>{messageFor('revokeSession', end.error)}</FieldError>}
    </div>
  );
}

/** `Last used today. Signed in Mon, Nov 2.`; the server keeps the last use to the hour. */
function lastUsed({ seen_at, created_at }: Session, now: number): string {
  const [seen, created] = [Date.parse(seen_at), Date.parse(created_at)];
  const used = dayKey(seen) === dayKey(now) ? 'today' : relativeDay(seen, now);
  return `Last used ${used}. Signed in ${dayKey(created) === dayKey(now) ? 'today' : formatDate(created)}.`;
}
