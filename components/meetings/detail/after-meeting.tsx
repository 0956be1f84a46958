import { buttonClass } from '@/components/ui/forms/button-class';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { counterpart } from '../meeting-labels';
import { BookAgain } from './book-again';

/** The client's steps once a meeting took place: a message to the lawyer, another meeting. */
export function AfterMeeting({ meeting }: { meeting: Meeting }) {
  return (
    <section
      aria-label="What is next"
      className="flex flex-wrap gap-3 border-t pt-5 print:hidden max-sm:*:w-full"
    >
      <BookAgain meeting={meeting} />
      {meeting.can_comment && (
        <a href="#messages" className={buttonClass({ variant: 'outline' })}>
          {`Write to ${counterpart(meeting, 'client').name}`}
        </a>
      )}
    </section>
  );
}
