'use client';

import Link from 'next/link';
import { profilePath } from '@/components/lawyers/addresses';
import { withTitle } from '@/components/lawyers/practice';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { ASSOCIATE_TERMS } from '@/lib/catalogue/guest-terms';
import { ANSWER_ASSOCIATE_FAILURE, useAnswerAssociate } from '@/lib/client/meetings/associates';
import { messageFor } from '@/lib/client/platform/messages';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { callWindow } from '@/lib/domain/meetings/calls';

interface AssociateConsentProps {
  meeting: Meeting;
  /** Epoch milliseconds. */
  now: number;
}

/** Asks the client whether another lawyer may join the call, until the call closes. */
export function AssociateConsent({ meeting, now }: AssociateConsentProps) {
  const { _id: meetingId, associate, lawyer, start_time, end_time } = meeting;
  const answer = useAnswerAssociate(meetingId);
  const { end } = callWindow({ start: Date.parse(start_time), end: Date.parse(end_time) });
  if (!associate || meeting.status !== 'CONFIRMED' || now >= end) return null;
  if (associate.state === 'WITHDRAWN') return null;
  const name = withTitle(associate.name);
  const say = (agreed: boolean) => answer.mutate({ request: associate._id, agreed });
  return (
    <section
      id="associate"
      aria-label="Another lawyer in your call"
      className="mt-5 scroll-mt-20 rounded border bg-white p-5"
    >
      <h2 className="text-xl">Another lawyer in your call</h2>
      <p className="mt-2 text-neutral-700">
        {associate.state === 'ASKED' && (
          <span>
            {withTitle(lawyer.display_name)} asks that {name} joins your call. {ASSOCIATE_TERMS}
          </span>
        )}
        {associate.state === 'AGREED' && (
          <span>{`You agreed that ${name} joins your call. ${ASSOCIATE_TERMS}`}</span>
        )}
        {associate.state === 'DECLINED' && (
          <span>{`You declined. ${name} does not join your call.`}</span>
        )}
      </p>
      {associate.state !== 'DECLINED' && (
        <p className="mt-2 text-sm text-neutral-600">
          <span>{associate.is_checked ? 'IBP ID checked.' : `${name} can no longer join.`}</span>
          {associate.profile && (
            <>
              {' '}
              <Link
                href={profilePath(associate.profile)}
                prefetch={false}
                className={textLinkClass}
              >
                Profile of {name}
              </Link>
            </>
          )}
        </p>
      )}
      {answer.isError && (
        <Notice
          tone="bad"
          className="mt-3"
          title={messageFor(ANSWER_ASSOCIATE_FAILURE, answer.error)}
        />
      )}
      {associate.state !== 'DECLINED' && (
        <div className="mt-4 flex flex-wrap gap-3">
          {associate.state === 'ASKED' && associate.is_checked && (
            <Button pending={answer.isPending} pendingLabel="Saving" onClick={() => say(true)}>
              Agree
            </Button>
          )}
          <Button variant="outline" disabled={answer.isPending} onClick={() => say(false)}>
            {associate.state === 'ASKED' ? 'Decline' : 'Take it back'}
          </Button>
        </div>
      )}
    </section>
  );
}
