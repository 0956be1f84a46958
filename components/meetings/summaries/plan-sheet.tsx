'use client';

import { ArrowLeft, Printer } from 'lucide';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Button } from '@/components/ui/forms/button';
import { Icon } from '@/components/ui/icons/icon';
import { backLinkClass, textLinkClass } from '@/components/ui/layout/text-link';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import type { MeetingSummary } from '@/lib/contract/meetings/summaries';
import { formatDay } from '@/lib/domain/platform/clock-labels';
import { counterpart } from '../meeting-labels';
import { meetingPath } from '../meeting-path';

interface PlanSheetProps {
  meeting: Meeting;
  summary: MeetingSummary;
  supportEmail: string;
}

/** Printable page with the client's next steps after a meeting, with room to write. */
export function PlanSheet({ meeting, summary, supportEmail }: PlanSheetProps) {
  const { next_steps: steps, papers, written_at, edited_at } = summary;
  const lawyer = counterpart(meeting, 'client').name;
  const back = meetingPath('client', meeting._id);
  return (
    <>
      <Link href={back} prefetch={false} className={`${backLinkClass} print:hidden`}>
        <Icon of={ArrowLeft} className="size-4" />
        The meeting
      </Link>
      <article className="mt-1 max-w-form print:mt-0 print:max-w-none print:text-sm">
        <h1 className="text-3xl print:text-2xl">What to do next</h1>
        <p className="mt-1 text-neutral-700 wrap-anywhere">{meeting.subject}</p>
        <dl className="mt-4 grid gap-x-8 gap-y-2 border-y py-3 sm:grid-cols-2 print:grid-cols-2">
          <Fact label="Lawyer">{lawyer}</Fact>
          <Fact label="Meeting">{formatDay(Date.parse(meeting.start_time))}</Fact>
          <Fact label="For">{meeting.client.display_name}</Fact>
          {written_at && (
            <Fact label="As of">{formatDay(Date.parse(edited_at ?? written_at))}</Fact>
          )}
        </dl>
        {steps.length === 0 ? (
          <EmptyState title="No next steps" className="mt-6">
            {lawyer} has not written down any steps for you yet.
          </EmptyState>
        ) : (
          <>
            <Boxes title="Steps" of={steps} />
            {papers.length > 0 && <Boxes title="Papers to bring" of={papers} />}
            <section aria-labelledby="ask" className="mt-6 break-inside-avoid border-t pt-4">
              <h2 id="ask" className="text-xl print:text-lg">
                Questions
              </h2>
              <ul className="mt-2 grid list-disc gap-1.5 pl-5">
                <li>
                  About these steps: write to {lawyer} on the page of the meeting, under{' '}
                  <Link href={`${back}#messages`} prefetch={false} className={textLinkClass}>
                    Messages
                  </Link>
                  .
                </li>
                <li className="wrap-anywhere">
                  About the site, a payment or a refund: the{' '}
                  <Link href="/help" prefetch={false} className={textLinkClass}>
                    help page
                  </Link>
                  , or {supportEmail}.
                </li>
              </ul>
            </section>
            <p className="mt-6 print:hidden">
              <Button variant="outline" onClick={() => window.print()}>
                <Icon of={Printer} className="size-5" />
                Print this page
              </Button>
            </p>
          </>
        )}
      </article>
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex gap-2">
      <dt className="text-neutral-600">{label}</dt>
      <dd className="min-w-0 font-semibold break-words">{children}</dd>
    </div>
  );
}

function Boxes({ title, of }: { title: string; of: readonly string[] }) {
  return (
    <section className="mt-6">
      <h2 className="text-xl print:text-lg">{title}</h2>
      <ol className="mt-2 grid gap-2.5">
        {of.map((line) => (
          <li key={line} className="grid break-inside-avoid grid-cols-[auto_minmax(0,1fr)] gap-3">
            <span aria-hidden="true" className="mt-1 size-4 border border-neutral-700" />
            <span className="break-words">{line}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
