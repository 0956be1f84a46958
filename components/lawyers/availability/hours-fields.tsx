import type { UseFormRegisterReturn } from 'react-hook-form';
import { FieldError } from '@/components/ui/display/field-error';
import { Input } from '@/components/ui/forms/input';

interface HoursFieldsProps {
  label: string;
  start: UseFormRegisterReturn;
  end: UseFormRegisterReturn;
  errors: { start?: string | undefined; end?: string | undefined };
}

/** Hides the browser's clock icon where space is short: the field itself opens its picker. */
const TIME =
  'min-w-0 flex-1 px-2.5! tabular @max-2xs:px-1.5! @sm:w-36 @sm:flex-none @max-sm:[&::-webkit-calendar-picker-indicator]:hidden';

/** Start and end with their errors. The arrow keys step by half hours, like the starts of meetings. */
export function HoursFields({ label, start, end, errors }: HoursFieldsProps) {
  const id = `${start.name}-error`;
  const message = errors.start ?? errors.end;
  const input = (error: string | undefined) => ({
    type: 'time',
    step: 1800,
    className: TIME,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': error ? id : undefined,
  });
  return (
    <div className="min-w-0 flex-1 @sm:flex-none">
      <div className="flex min-w-0 items-center gap-1.5 @2xs:gap-2">
        <Input {...start} {...input(errors.start)} aria-label={`${label} from`} />
        <span className="text-neutral-600">to</span>
        <Input {...end} {...input(errors.end)} aria-label={`${label} until`} />
      </div>
      {message && <FieldError id={id}>{message}</FieldError>}
    </div>
  );
}
