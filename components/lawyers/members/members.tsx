'use client';

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { FactorNeeded, useLacksFactor } from '@/components/accounts/second-factor/factor-needed';
import { FactorPrompt } from '@/components/accounts/second-factor/factor-prompt';
import { ConfirmAction } from '@/components/platform/confirm-action';
import { MoreRows } from '@/components/platform/more-rows';
import { QueryFailure } from '@/components/platform/query-failure';
import { QueryList } from '@/components/platform/query-list';
import { Badge } from '@/components/ui/feedback/badge';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { EmptySection } from '@/components/ui/feedback/nothing-here';
import { Notice } from '@/components/ui/feedback/notice';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { showToast } from '@/components/ui/feedback/toast-queue';
import { Button } from '@/components/ui/forms/button';
import { rightsText } from '@/lib/catalogue/member-rights';
import { messageWithFactor } from '@/lib/client/accounts/second-factor';
import {
  activityQuery,
  CHANGE_MEMBER_FAILURE,
  MEMBER_ACTIVITY_FAILURE,
  MEMBERS_FAILURE,
  membersQuery,
  useEndMember,
  useResendInvitation,
} from '@/lib/client/lawyers/members';
import { messageFor } from '@/lib/client/platform/messages';
import type { MemberActivity, PracticeMember } from '@/lib/contract/lawyers/members';
import { formatDate, formatDayTime } from '@/lib/domain/platform/clock-labels';
import { activityText } from './activity-copy';
import { ChangeMember } from './change-member';
import { InviteMember } from './invite-member';

export function Members() {
  const query = useQuery(membersQuery);
  const rows = query.data?.results;
  const lacksFactor = useLacksFactor();
  return (
    <>
      <FactorPrompt />
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="max-w-form">
          <h1 className="text-3xl">Members</h1>
          <p className="mt-2 text-neutral-700">
            Invite a secretary or an associate to help you. Each works with an account and a second
            factor of their own, and you see what each of them changes.
          </p>
        </div>
        {rows && rows.length > 0 && !lacksFactor && <InviteMember />}
      </div>
      <FactorNeeded what="A change of your members" why="let strangers in" className="mt-5" />
      <QueryList
        className="mt-6"
        query={query}
        rows={rows}
        failure={<QueryFailure query={query} failure={MEMBERS_FAILURE} />}
        loading={
          <LoadingRegion label="Loading your members">
            <Skeleton className="h-28 w-full" />
          </LoadingRegion>
        }
        empty={
          <EmptyState title="You work alone" action={lacksFactor ? undefined : <InviteMember />}>
            Whoever you invite gets an email with a link that works for seven days.
          </EmptyState>
        }
      >
        {(members) => (
          <ul aria-label="Members" className="divide-y rounded border bg-white">
            {members.map((member) => (
              <MemberRow key={member._id} member={member} />
            ))}
          </ul>
        )}
      </QueryList>
      <Activity />
    </>
  );
}

const STATES = {
  invited: { tone: 'waiting', text: 'Invited' },
  expired: { tone: 'neutral', text: 'Link ran out' },
  active: { tone: 'good', text: 'Works for you' },
  ended: { tone: 'neutral', text: 'Ended' },
} as const;

function MemberRow({ member }: { member: PracticeMember }) {
  const { tone, text } = STATES[member.state];
  const isOpen = member.state !== 'ended';
  const name = nameOf(member);
  return (
    <li className="grid gap-x-6 gap-y-2 p-4 sm:p-5 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 font-semibold break-words">{name}</span>
          <Badge tone={tone}>{text}</Badge>
        </p>
        {member.name && member.email && (
          <p className="text-sm break-words text-neutral-600">{member.email}</p>
        )}
        <p className="mt-1 text-sm text-neutral-700">
          <span>{rightsText(member.rights)}</span>
          {member.notices && <span>{'. Is told of bookings'}</span>}
        </p>
        <p className="mt-0.5 text-sm text-neutral-600">{whenText(member)}</p>
      </div>
      {isOpen && (
        <div className="flex flex-wrap gap-2">
          <ChangeMember member={member} />
          {member.state !== 'active' && <Resend member={member} />}
          <End member={member} />
        </div>
      )}
    </li>
  );
}

function nameOf({ name, email }: PracticeMember): string {
  return name ?? email ?? 'A former member';
}

function whenText({ state, invited_at, expires_at, joined_at, ended_at }: PracticeMember): string {
  if (ended_at) return `Ended on ${formatDate(Date.parse(ended_at))}`;
  if (joined_at) return `Since ${formatDate(Date.parse(joined_at))}`;
  if (state === 'expired') return `Invited on ${formatDate(Date.parse(invited_at))}`;
  return `Can join until ${formatDate(Date.parse(expires_at))}`;
}

function Resend({ member }: { member: PracticeMember }) {
  const resend = useResendInvitation(member._id);
  const send = () =>
    resend.mutate(undefined, {
      onSuccess: () => showToast('success', `A new link was sent to ${member.email}.`),
      onError: (error) => showToast('error', messageWithFactor(CHANGE_MEMBER_FAILURE, error)),
    });
  return (
    <Button
      variant="outline"
      size="small"
      pending={resend.isPending}
      pendingLabel="Sending"
      onClick={send}
    >
      Send again<span className="sr-only"> to {member.email}</span>
    </Button>
  );
}

function End({ member }: { member: PracticeMember }) {
  const end = useEndMember(member._id);
  const isActive = member.state === 'active';
  const name = nameOf(member);
  return (
    <ConfirmAction
      label={
        <>
          {isActive ? 'End' : 'Withdraw'}
          <span className="sr-only"> for {name}</span>
        </>
      }
      look={{ size: 'small' }}
      title={isActive ? `End the work of ${name}?` : 'Withdraw the invitation?'}
      confirm={isActive ? 'End it now' : 'Withdraw it'}
      confirmVariant="danger"
      failure={
        end.isError && <Notice tone="bad" title={messageFor(CHANGE_MEMBER_FAILURE, end.error)} />
      }
      mutation={end}
      run={() => end.mutateAsync(undefined)}
    >
      {isActive
        ? `${name} loses all access at once, on every device. What was done stays in the list below.`
        : 'The link in the email stops working at once.'}
    </ConfirmAction>
  );
}

function Activity() {
  const query = useInfiniteQuery(activityQuery);
  const rows = query.data?.pages.flatMap(({ results }) => results);
  return (
    <section aria-labelledby="activity" className="mt-10">
      <h2 id="activity" className="text-2xl">
        Activity
      </h2>
      <QueryList
        className="mt-3"
        query={query}
        rows={rows}
        failure={<QueryFailure query={query} failure={MEMBER_ACTIVITY_FAILURE} headingLevel="h3" />}
        loading={
          <LoadingRegion label="Loading what your members did">
            <Skeleton className="h-20 w-full" />
          </LoadingRegion>
        }
        empty={<EmptySection>Nobody has changed anything for you yet.</EmptySection>}
        pages={
          <MoreRows
            query={query}
            label="Load older ones"
            failure={messageFor(MEMBER_ACTIVITY_FAILURE, query.error)}
          />
        }
      >
        {(done) => (
          <ul aria-label="Activity" className="divide-y rounded border bg-white">
            {done.map((one) => (
              <ActivityRow key={one._id} activity={one} />
            ))}
          </ul>
        )}
      </QueryList>
    </section>
  );
}

function ActivityRow({ activity }: { activity: MemberActivity }) {
  const { at, member, operation } = activity;
  return (
    <li className="flex flex-wrap justify-between gap-x-6 px-4 py-3 sm:px-5">
      <p className="min-w-0 break-words">
        <span className="font-semibold">{member.name}</span> {activityText(operation)}
      </p>
      <p className="text-sm text-neutral-600 tabular">{formatDayTime(Date.parse(at))}</p>
    </li>
  );
}
