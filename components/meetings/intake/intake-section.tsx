'use client';

import { useQuery } from '@tanstack/react-query';
import { ClipboardList } from 'lucide';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { QueryFailure } from '@/components/platform/query-failure';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { Button } from '@/components/ui/forms/button';
import { Icon } from '@/components/ui/icons/icon';
import { INTAKE_FAILURE, intakeQuery } from '@/lib/client/meetings/intake';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { formatDayTime } from '@/lib/domain/platform/clock-labels';
import { isIncluded, type Side } from '../meeting-labels';
import { IntakeTable } from './intake-table';

const IntakeForm = dynamic(
  () => import('./intake-form').then(({ IntakeForm: form }) => ({ default: form })),
  { loading: () => <Skeleton className="mt-4 h-64 w-full" /> },
);

interface IntakeSectionProps {
  meeting: Meeting;
  side: Side;
  /** Epoch milliseconds. */
  now: number;
  /** Shows the first question at once where nothing was answered. */
  open?: boolean;
}

/**
 * Questions before a meeting, which the client answers and the lawyer reads. Nothing if there are neither questions
 * nor answers.
 */
export function IntakeSection({ meeting, side, now, open = false }: IntakeSectionProps) {
  const hidden = isIncluded(meeting) || (side === 'lawyer' && meeting.description === null);
  const query = useQuery({ ...intakeQuery(meeting._id), enabled: !hidden });
  const { data } = query;
  const [pressed, setPressed] = useState<boolean | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  if (hidden) return null;
  // Kept once it is so: the first answer that is saved does not end the questions.
  if (open && !isOpen && data?.can_change && data.answers.length === 0) setIsOpen(true);
  const editing = pressed ?? isOpen;
  if (data && data.answers.length === 0 && !data.can_change) return null;
  return (
    <section aria-labelledby="intake" className="border-t py-7">
      <h2 id="intake" className="scroll-mt-24 text-xl">
        {side === 'client' ? 'Facts for your lawyer' : 'Facts from the client'}
      </h2>
      {query.isPending && (
        <LoadingRegion label="Loading the answers">
          <Skeleton className="mt-3 h-24 w-full" />
        </LoadingRegion>
      )}
      {query.isLoadingError && (
        <QueryFailure query={query} failure={INTAKE_FAILURE} headingLevel="h3" className="mt-3" />
      )}
      {data && !editing && (
        <>
          {data.set && data.answers.length > 0 ? (
            <>
              <p className="mt-1 text-neutral-700">{data.set.title}</p>
              <IntakeTable answers={data.answers} />
              {data.updated_at && (
                <p className="mt-2 text-sm text-neutral-600">
                  {answeredOf(data.answers.length, data.set.questions)}{' '}
                  {formatDayTime(Date.parse(data.updated_at))}
                </p>
              )}
            </>
          ) : (
            <p className="mt-2 max-w-text text-neutral-700">
              A few short questions, such as dates and amounts. Answer what you know: your lawyer
              then needs less of your time to ask.
            </p>
          )}
          {data.can_change && (
            <Button variant="outline" className="mt-4" onClick={() => setPressed(true)}>
              <Icon of={ClipboardList} className="size-5" />
              {data.answers.length > 0 ? 'Change the answers' : 'Answer the questions'}
            </Button>
          )}
        </>
      )}
      {data && editing && (
        <IntakeForm
          meeting={meeting}
          saved={data}
          now={now}
          pressed={pressed === true}
          onDone={() => setPressed(false)}
        />
      )}
    </section>
  );
}

/** Says how far the client came; the time of it follows. */
function answeredOf(answered: number, questions: number): string {
  return answered < questions ? `${answered} of ${questions} questions answered` : 'Answered';
}
