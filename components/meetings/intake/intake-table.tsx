import type { MeetingIntake } from '@/lib/contract/meetings/intake';
import { dayKeyStart, formatDay } from '@/lib/domain/platform/clock-labels';
import { formatPeso } from '@/lib/domain/platform/money';

type Answer = MeetingIntake['answers'][number];

export function IntakeTable({ answers }: Pick<MeetingIntake, 'answers'>) {
  return (
    <table className="mt-3 w-full max-w-text border-collapse text-left">
      <caption className="sr-only">Questions and answers</caption>
      <tbody>
        {answers.map((answer) => (
          <tr key={answer.question} className="border-t first:border-t-0">
            <th scope="row" className="w-1/2 py-2 pr-4 align-top font-normal text-neutral-700">
              {answer.label}
            </th>
            <td className="py-2 align-top font-medium tabular wrap-anywhere">{inWords(answer)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function inWords({ kind, value }: Answer): string {
  if (kind === 'date') return formatDay(dayKeyStart(value));
  if (kind === 'amount') return formatPeso(Number(value));
  if (kind === 'yes_no') return value === 'yes' ? 'Yes' : 'No';
  return value;
}
