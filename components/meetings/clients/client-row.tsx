import { ChevronRight } from 'lucide';
import Link from 'next/link';
import { plural } from '@/components/meetings/meeting-labels';
import { Avatar } from '@/components/ui/display/avatar';
import { ClockTime } from '@/components/ui/display/day-time';
import { Icon } from '@/components/ui/icons/icon';
import type { ClientOfLawyer } from '@/lib/contract/meetings/clients';
import { formatDate, formatDay, relativeDay } from '@/lib/domain/platform/clock-labels';
import { manilaDayNumber } from '@/lib/domain/platform/time';
import { clientPath } from './client-paths';

interface ClientRowProps {
  client: ClientOfLawyer;
  /** Epoch milliseconds. */
  now: number;
}

/** One client of the list: the whole row opens the page about them. */
export function ClientRow({ client, now }: ClientRowProps) {
  const { _id, display_name: name, picture_url: pictureUrl, next_meeting: next } = client;
  return (
    <li className="relative flex items-center gap-4 p-4 transition-colors first:rounded-t last:rounded-b hover:bg-neutral-50 sm:px-5">
      <Avatar name={name} pictureUrl={pictureUrl} />
      <div className="min-w-0 flex-1 sm:grid sm:grid-cols-[minmax(0,1fr)_16rem] sm:items-center sm:gap-5">
        <div className="min-w-0">
          <h2 className="truncate font-sans text-base leading-6 font-semibold">
            <Link
              href={clientPath(_id)}
              className="stretch rounded underline-offset-4 hover:underline"
            >
              {name}
            </Link>
          </h2>
          <p className="text-sm text-neutral-600 tabular">{meetingsText(client)}</p>
        </div>
        <p className="text-sm tabular max-sm:mt-0.5">
          {next ? (
            <span className="font-medium text-teal-800">
              Next: <Soon start={Date.parse(next.start_time)} now={now} />
            </span>
          ) : (
            client.last_meeting && (
              <span className="text-neutral-700">
                Last: {formatDay(Date.parse(client.last_meeting.start_time))}
              </span>
            )
          )}
        </p>
      </div>
      <Icon of={ChevronRight} className="size-5 text-neutral-500 max-sm:hidden" />
    </li>
  );
}

function meetingsText({ meeting_count: count }: ClientOfLawyer): string {
  return count === 0 ? 'Cancelled' : plural(count, 'meeting');
}

/** `Today, 4:30 PM PHT`, `Thu Nov 26, 1:30 PM PHT`, broken before the time if anywhere. */
function Soon({ start, now }: { start: number; now: number }) {
  const ahead = manilaDayNumber(start) - manilaDayNumber(now);
  const day = ahead > 1 ? formatDate(start) : relativeDay(start, now);
  return (
    <>
      <span className="whitespace-nowrap">{day},</span> <ClockTime instant={start} />
    </>
  );
}
