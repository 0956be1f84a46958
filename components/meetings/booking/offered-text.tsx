'use client';

import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import type { Booking } from './use-booking';

const SHOWN = 60;

/** Offers what was written for another lawyer, so that nobody writes it twice. */
export function OfferedText({ written }: Pick<Booking, 'written'>) {
  const { elsewhere, use, dismiss } = written;
  if (!elsewhere) return null;
  const { lawyerName, text } = elsewhere;
  return (
    <Notice
      title={
        <span className="break-words">
          You wrote to {lawyerName}: “
          {beginning(text.subject || text.description || text.other_party)}”
        </span>
      }
    >
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="outline" size="small" onClick={() => use(elsewhere)}>
          Use it here
        </Button>
        <Button variant="quiet" size="small" onClick={dismiss}>
          No, thanks
        </Button>
      </div>
    </Notice>
  );
}

function beginning(words: string): string {
  return words.length <= SHOWN ? words : `${words.slice(0, SHOWN).trimEnd()}…`;
}
