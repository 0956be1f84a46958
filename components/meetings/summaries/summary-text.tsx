import { FileDown } from 'lucide';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import { summaryPdfPath } from '@/lib/client/meetings/summaries';
import type { MeetingSummary } from '@/lib/contract/meetings/summaries';
import { formatDay } from '@/lib/domain/platform/clock-labels';

interface SummaryTextProps {
  meetingId: string;
  summary: MeetingSummary;
}

/** A summary as it is read, and as a file to keep. */
export function SummaryText({ meetingId, summary }: SummaryTextProps) {
  const { text, next_steps: steps } = summary;
  return (
    <>
      <p className="mt-1 text-sm text-neutral-600">{writtenText(summary)}</p>
      <p className="mt-3 max-w-text break-words whitespace-pre-line text-neutral-800">{text}</p>
      {steps.length > 0 && (
        <>
          <h3 className="mt-5 font-sans text-base font-semibold">Next steps</h3>
          <ol className="mt-2 grid max-w-text list-decimal gap-2 pl-6 text-neutral-800 marker:text-neutral-600">
            {steps.map((step) => (
              <li key={step} className="pl-1 break-words">
                {step}
              </li>
            ))}
          </ol>
        </>
      )}
      <a
        href={summaryPdfPath(meetingId)}
        download
        className={`${buttonClass({ variant: 'outline' })} mt-5 max-sm:w-full`}
      >
        <Icon of={FileDown} className="size-5" />
        Download as PDF
      </a>
    </>
  );
}

function writtenText({ written_at, edited_at }: MeetingSummary): string {
  if (!written_at) return '';
  const edited = edited_at ? `, edited ${formatDay(Date.parse(edited_at))}` : '';
  return `Written ${formatDay(Date.parse(written_at))}${edited}`;
}
