import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide';
import Link from 'next/link';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import { foundMeetingsQuery } from '@/lib/client/meetings/meetings';
import { dayChip } from '@/lib/domain/platform/clock-labels';
import { counterpart } from '../meeting-labels';
import { meetingPath } from '../meeting-path';

/** Leads from a summary that was just sent to the next meeting without one; nothing while that is not known. */
export function NextSummary({ sentId }: { sentId: string }) {
  const { data } = useInfiniteQuery({
    ...foundMeetingsQuery({ q: '', only: 'no_summary' }),
    // The list may be from before the summary was sent.
    staleTime: 0,
  });
  const first = data?.pages[0]?.results.filter(({ _id }) => _id !== sentId);
  if (!first) return null;
  const [next] = first;
  return (
    <div role="status" className="mt-5 border-t pt-5">
      {next ? (
        <Link
          href={`${meetingPath('lawyer', next._id)}#summary`}
          prefetch={false}
          className={`${buttonClass({ variant: 'primary' })} max-sm:w-full`}
        >
          {`Next summary: ${counterpart(next, 'lawyer').name}, ${dayChip(Date.parse(next.start_time)).date}`}
          <Icon of={ArrowRight} className="size-5" />
        </Link>
      ) : (
        <p className="text-neutral-700">Every meeting of yours has its summary.</p>
      )}
    </div>
  );
}
