import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { QueryFailure } from '@/components/platform/query-failure';
import { QueryList } from '@/components/platform/query-list';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { CONFLICT_CHECK_FAILURE, conflictQuery } from '@/lib/client/meetings/conflicts';
import type { ConflictCheck, ConflictMatch } from '@/lib/contract/meetings/conflicts';
import { SHOWN_MATCHES } from '@/lib/domain/meetings/conflicts/conflict';
import { formatDay } from '@/lib/domain/platform/clock-labels';
import { sitePath } from '@/lib/domain/platform/safe-path';
import { meetingPath } from '../meeting-path';

/** Names of earlier meetings and orders similar to those of this meeting. */
export function ConflictMatches({ meetingId }: { meetingId: string }) {
  return <ConflictList query={useQuery(conflictQuery(meetingId))} />;
}

interface ConflictListProps {
  query: UseQueryResult<Pick<ConflictCheck, 'matches'>>;
}

/** Names of earlier meetings and orders similar to those that the query asks about. */
export function ConflictList({ query }: ConflictListProps) {
  return (
    <QueryList
      className="mt-3 text-neutral-900"
      query={query}
      rows={query.data?.matches}
      failure={<QueryFailure query={query} failure={CONFLICT_CHECK_FAILURE} headingLevel="h3" />}
      loading={
        <LoadingRegion label="Comparing names">
          <Skeleton className="h-5 w-2/3" />
        </LoadingRegion>
      }
      empty={<p>No similar name among your meetings and orders on Sangguni. {ELSEWHERE}</p>}
    >
      {(matches) => (
        <>
          <ul className="grid gap-2">
            {matches.map((match) => (
              <Match key={`${match.role} ${match.earlier_role} ${match.earlier_name}`} {...match} />
            ))}
          </ul>
          <p className="mt-3">
            {matches.length === SHOWN_MATCHES && (
              <span>{`There may be more than these ${SHOWN_MATCHES}. `}</span>
            )}
            <span>Only your meetings and orders on Sangguni are compared. {ELSEWHERE}</span>
          </p>
        </>
      )}
    </QueryList>
  );
}

const ELSEWHERE = 'Check your other files too.';

function Match(match: ConflictMatch) {
  const { kind, _id, start_time } = match.meeting;
  const isMeeting = kind === 'meeting';
  return (
    <li className="break-words">
      <span>{ofWhom(match)}</span>
      <strong className="font-semibold">
        {match.strength === 'SAME' ? 'Same name as' : 'Similar to'} {whoItIs(match)}
      </strong>
      <span>,</span>{' '}
      <Link
        href={isMeeting ? meetingPath('lawyer', _id) : sitePath`/lawyer-portal/work-items/${_id}`}
        prefetch={false}
        className={textLinkClass}
      >
        {isMeeting ? 'meeting' : 'order'} of {formatDay(Date.parse(start_time))}
      </Link>
    </li>
  );
}

/** Returns whose name of this meeting matched, or null for the other party's. */
function ofWhom({ role, name }: ConflictMatch): string | null {
  if (role === 'OTHER_SIDE') return null;
  return role === 'CLIENT' ? `Your client, ${name}: ` : `${name}, who comes to the meeting: `;
}

function whoItIs({ earlier_role: role, earlier_name: name, meeting }: ConflictMatch): string {
  const client = meeting.client_name ?? 'a client whose account is deleted';
  if (role === 'CLIENT') return `your client ${name}`;
  return role === 'ATTENDEE'
    ? `${name}, for whom ${client} booked`
    : `${name}, the other side of your client ${client}`;
}
