import type { MeetingIntake } from '@/lib/contract/meetings/intake';
import { firstDayOf } from '@/lib/domain/meetings/intake';
import { dayKeyStart, formatDay, formatMonth } from '@/lib/domain/platform/clock-labels';
import { formatPeso } from '@/lib/domain/platform/money';

type Answer = MeetingIntake['answers'][number];

interface IntakeTableProps {
  /** An empty value is a question that was skipped. */
  answers: readonly Answer[];
  /** Opens a question again, by its place in the list. */
  onChange?: (at: number) => void;
}

export function IntakeTable({ answers, onChange }: IntakeTableProps) {
  return (
    <table className="mt-3 w-full max-w-text border-collapse text-left">
      <caption className="sr-only">Questions and answers</caption>
      <tbody>
        {answers.map((answer, at) => (
          <tr key={answer.question} className="border-t first:border-t-0">
            <th scope="row" className="w-1/2 py-2 pr-4 align-top font-normal text-neutral-700">
              {answer.label}
            </th>
            <td className="py-2 align-top font-medium tabular wrap-anywhere">
              {answer.value ? (
                <span>{inWords(answer)}</span>
              ) : (
                <span className="font-normal text-neutral-600">No answer</span>
              )}
            </td>
            {onChange && (
              <td className="w-0 pl-3 text-right align-top">
                <button
                  type="button"
                  aria-label={`${answer.value ? 'Change' : 'Answer'}: ${answer.label}`}
                  className="text-link text-link-alone -my-0.5"
                  onClick={() => onChange(at)}
                >
                  {answer.value ? 'Change' : 'Answer'}
                </button>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function inWords({ kind, value }: Answer): string {
  if (kind === 'date') return dateInWords(value);
  if (kind === 'amount') return formatPeso(Number(value));
  if (kind === 'yes_no') return value === 'yes' ? 'Yes' : 'No';
  return value;
}

function dateInWords(date: string): string {
  if (date.length === 'YYYY'.length) return date;
  const start = dayKeyStart(firstDayOf(date));
  return date.length === 'YYYY-MM'.length ? formatMonth(start) : formatDay(start);
}
