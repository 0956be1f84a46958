'use client';

import { useQuery } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide';
import { type ReactNode, useState } from 'react';
import { ConfirmAction } from '@/components/platform/confirm-action';
import { QueryList } from '@/components/platform/query-list';
import { FieldError } from '@/components/ui/display/field-error';
import { Badge } from '@/components/ui/feedback/badge';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { PasswordField } from '@/components/ui/forms/password-field';
import { Icon } from '@/components/ui/icons/icon';
import { factorsQuery } from '@/lib/client/accounts/second-factor';
import {
  REVOKE_SESSION_FAILURE,
  SESSIONS_FAILURE,
  sessionsQuery,
  useRevokeOtherSessions,
  useRevokeSession,
} from '@/lib/client/accounts/settings';
import { ApiError } from '@/lib/client/platform/api-error';
import { messageFor } from '@/lib/client/platform/messages';
import type { Session } from '@/lib/contract/accounts/settings';
import { dayInSentence } from '@/lib/domain/platform/clock-labels';
import { SettingsSection } from './settings-section';

interface SessionsSectionProps {
  requestNow: number;
  hasPassword: boolean;
}

export function SessionsSection({ requestNow, hasPassword }: SessionsSectionProps) {
  const { data, ...query } = useQuery(sessionsQuery());
  const others = data?.results.filter(({ current }) => !current) ?? [];
  return (
    <SettingsSection
      id="sessions"
      intro="If you don’t recognize a device, sign it out and change your password."
    >
      <QueryList
        query={query}
        rows={data?.results}
        failure={
          <ErrorState
            headingLevel="h3"
            title={messageFor(SESSIONS_FAILURE, query.error)}
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
              <SessionRow
                key={session._id}
                session={session}
                requestNow={requestNow}
                hasPassword={hasPassword}
              />
            ))}
          </ul>
        )}
      </QueryList>
      {others.length > 1 && <RevokeOthers count={others.length} hasPassword={hasPassword} />}
    </SettingsSection>
  );
}

function SessionRow({
  session,
  requestNow,
  hasPassword,
}: SessionsSectionProps & { session: Session }) {
  const end = useRevokeSession();
  const device = /Android|iOS/.test(session.device) ? Smartphone : Monitor;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
      <Icon of={device} className="size-5 text-teal-800" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span>{session.device}</span>
          {session.current && <Badge tone="good">This device</Badge>}
        </p>
        <p className="text-sm text-neutral-600">{lastUsed(session, requestNow)}</p>
      </div>
      {!session.current && (
        <EndSessions
          label={
            <>
              Sign out<span className="sr-only"> {session.device}</span>
            </>
          }
          size="small"
          title={`Sign out ${session.device}?`}
          hasPassword={hasPassword}
          mutation={end}
          run={(password) => end.mutateAsync({ id: session._id, password })}
        >
          Whoever uses it has to sign in again.
        </EndSessions>
      )}
    </li>
  );
}

function RevokeOthers({ count, hasPassword }: { count: number; hasPassword: boolean }) {
  const end = useRevokeOtherSessions();
  return (
    <div>
      <EndSessions
        label={`Sign out all ${count} others`}
        title={`Sign out all ${count} other devices?`}
        hasPassword={hasPassword}
        mutation={end}
        run={(password) => end.mutateAsync(password)}
      >
        You stay signed in on this one alone.
      </EndSessions>
    </div>
  );
}

interface EndSessionsProps {
  label: ReactNode;
  size?: 'small';
  title: string;
  hasPassword: boolean;
  mutation: { isPending: boolean; error: Error | null; reset: () => void };
  run: (password: string | undefined) => Promise<unknown>;
  children: string;
}

/** Ends sessions after the password is typed; a recent second factor, or an account without a password, needs none. */
function EndSessions(props: EndSessionsProps) {
  const { label, size, title, hasPassword, mutation, run, children } = props;
  const [password, setPassword] = useState('');
  const givenUntil = useQuery(factorsQuery).data?.given_until;
  const { error } = mutation;
  const wrong = error instanceof ApiError ? error.fields.current_password : undefined;
  // Asked for all the same where the quarter of an hour has just ended.
  const asks = hasPassword && (!givenUntil || wrong !== undefined);
  return (
    <ConfirmAction
      label={label}
      look={{ variant: size ? 'outline' : 'danger-outline', size }}
      title={title}
      confirm="Sign out"
      confirmVariant="danger"
      pendingLabel="Signing out"
      fields={
        asks && (
          <PasswordField
            label="Your current password"
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
            error={wrong}
          />
        )
      }
      failure={
        error && !wrong && <FieldError>{messageFor(REVOKE_SESSION_FAILURE, error)}</FieldError>
      }
      mutation={mutation}
      run={() => run(asks ? password || undefined : undefined)}
      onDone={() => setPassword('')}
    >
      {children}
    </ConfirmAction>
  );
}

/** Formats `Last used today. Signed in Mon, Nov 2.`; the server keeps the last use to the hour. */
function lastUsed({ seen_at, created_at }: Session, now: number): string {
  const [used, signedIn] = [seen_at, created_at].map((at) => dayInSentence(Date.parse(at), now));
  return `Last used ${used}. Signed in ${signedIn}.`;
}
