'use client';

import { Scale } from 'lucide';
import { usePractice } from '@/components/platform/practice';
import { Icon } from '@/components/ui/icons/icon';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { AskNames } from '../conflicts/ask-names';
import { ConflictCheck } from '../conflicts/conflict-check';
import { AgreementLink } from '../in-agreement';
import { isAhead, isIncluded, type Side } from '../meeting-labels';

interface MeetingCaseProps {
  meeting: Meeting;
  side: Side;
  now: number;
}

/** The client's text and the other party: the lawyer reads that first, to check for conflicts of interest. */
export function MeetingCase({ meeting, side, now }: MeetingCaseProps) {
  const { description, other_party: otherParty } = meeting;
  const practice = usePractice();
  if (isIncluded(meeting)) return <OfAgreement meeting={meeting} side={side} />;
  const check = meeting.conflict_check;
  const ask = side === 'lawyer' && !practice && !check && isAhead(meeting, now);
  return (
    <section className="py-7">
      {ask && <AskForConflict meeting={meeting} />}
      {check && <ConflictCheck meeting={meeting} check={check} />}
      {description !== null && (
        <>
          <h2 className="text-xl">
            {side === 'client' ? 'What you wrote' : 'What the client wrote'}
          </h2>
          <p className="mt-3 max-w-text whitespace-pre-line text-neutral-800">{description}</p>
          {!ask && otherParty && (
            <p className="mt-3 text-neutral-700">
              <span className="text-neutral-600">The other side:</span> {otherParty}
            </p>
          )}
        </>
      )}
    </section>
  );
}

function OfAgreement({ meeting, side }: Pick<MeetingCaseProps, 'meeting' | 'side'>) {
  return (
    <section className="py-7">
      <h2 className="text-xl">Agreement</h2>
      <p className="mt-3 max-w-text break-words text-neutral-800">{meeting.description}</p>
      <AgreementLink meeting={meeting} side={side} />
    </section>
  );
}

/** Asks the lawyer to check for conflicts where the client named no other party, or booked before the check existed. */
function AskForConflict({ meeting }: Pick<MeetingCaseProps, 'meeting'>) {
  const { other_party: otherParty } = meeting;
  return (
    <div className="mb-7 flex gap-3.5 rounded border border-amber-300 bg-amber-50 p-4 text-amber-900">
      <Icon of={Scale} className="mt-0.5 size-5" />
      <div className="min-w-0">
        <h2 className="font-sans text-sm font-semibold">The other side</h2>
        <p className="mt-0.5 text-lg font-semibold break-words text-neutral-900">
          {otherParty ?? 'The client named nobody'}
        </p>
        <p className="mt-1 text-sm">
          {otherParty
            ? 'Check for a conflict of interest before you read on.'
            : 'Ask for names before you go into the case.'}
        </p>
        {!otherParty && meeting.can_comment && <AskNames meeting={meeting} />}
      </div>
    </div>
  );
}
