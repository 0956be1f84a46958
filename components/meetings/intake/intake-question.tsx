import { classNames } from '@/components/ui/class-names';
import { FieldGroup } from '@/components/ui/forms/field';
import { TextField } from '@/components/ui/forms/input';
import { PesoField } from '@/components/ui/forms/peso-field';
import type { IntakeQuestion as Asked } from '@/lib/catalogue/intake';
import { INTAKE_ANSWER_MAX } from '@/lib/domain/meetings/intake';
import { dayKey, dayKeyStart, formatMonth } from '@/lib/domain/platform/clock-labels';

interface IntakeQuestionProps {
  question: Asked;
  /** As typed: an amount is in pesos. */
  value: string;
  error: string | undefined;
  /** Epoch milliseconds; the months to choose from end with its own. */
  now: number;
  onType: (value: string) => void;
  /** An answer by one press, which is complete. */
  onPick: (value: string) => void;
}

/** One question: choices are answered by a press, others are typed. */
export function IntakeQuestion(props: IntakeQuestionProps) {
  const { question, value, error, now, onType, onPick } = props;
  const { kind, label, help } = question;
  const typing = {
    label,
    help,
    error,
    value,
    className: ASKED,
    onChange: ({ target }: { target: HTMLInputElement }) => onType(target.value),
  };
  if (kind === 'amount') return <PesoField {...typing} />;
  if (kind === 'text')
    return <TextField {...typing} autoComplete="off" maxLength={INTAKE_ANSWER_MAX} />;
  const options = optionsOf(question, now);
  if (kind === 'date' && options.length === 0)
    return <TextField {...typing} type="date" max={LAST_DAY} />;
  return (
    <FieldGroup label={label} help={help} error={error} className={ASKED}>
      <Chips options={options} value={value} onPick={onPick} />
      {kind === 'date' && (
        <TextField
          label="Or the exact day"
          type="date"
          max={LAST_DAY}
          className="mt-4 max-w-60"
          value={options.some(([of]) => of === value) ? '' : value}
          onChange={typing.onChange}
        />
      )}
    </FieldGroup>
  );
}

const LAST_DAY = '2099-12-31';
const ASKED = '[&>div>label]:text-xl [&>legend]:text-xl';

type Option = readonly [value: string, label: string];

interface ChipsProps {
  options: readonly Option[];
  value: string;
  onPick: (value: string) => void;
}

/** Options that are complete when pressed; pressing the chosen one takes it back. */
export function Chips({ options, value, onPick }: ChipsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {options.map(([of, label]) => (
        <button
          key={of}
          type="button"
          aria-pressed={value === of}
          className={classNames(
            'min-h-tap min-w-20 rounded border px-4 py-2 text-left transition-colors hover:border-neutral-700',
            value === of
              ? 'border-teal-800 bg-teal-50 font-semibold text-teal-900 inset-ring inset-ring-teal-800'
              : 'border-neutral-400 bg-white',
          )}
          onClick={() => onPick(value === of ? '' : of)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

function optionsOf(question: Asked, now: number): Option[] {
  if (question.kind === 'choice') return question.options.map((option) => [option, option]);
  if (question.kind === 'yes_no')
    return [
      ['yes', 'Yes'],
      ['no', 'No'],
    ];
  return question.ahead ? [] : pastMonths(now);
}

/** Returns months and years for somebody who does not know the day. */
function pastMonths(now: number): Option[] {
  const month = dayKey(now).slice(0, 7);
  const start = dayKeyStart(`${month}-01`);
  const before = start - 1;
  const year = Number(month.slice(0, 4));
  const isEarly = Number(month.slice(5)) <= 2;
  return [
    [month, formatMonth(start)],
    [dayKey(before).slice(0, 7), formatMonth(before)],
    ...(isEarly ? [] : [[String(year), `Earlier in ${year}`] as const]),
    [String(year - 1), String(year - 1)],
    [String(year - 2), String(year - 2)],
  ];
}
