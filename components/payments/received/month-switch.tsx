import { ChevronLeft, ChevronRight } from 'lucide';
import { IconButton } from '@/components/ui/forms/button';
import { Select } from '@/components/ui/forms/select';
import { Icon } from '@/components/ui/icons/icon';
import { formatMonth } from '@/lib/domain/platform/clock-labels';
import { addMonths, monthStart } from '@/lib/domain/platform/months';

interface MonthSwitchProps {
  month: string;
  /** Those to choose from, the latest first. */
  months: readonly string[];
  thisMonth: string;
  onMonth: (month: string) => void;
}

/** One month, with the way to any that has payments and to those beside it. */
export function MonthSwitch({ month, months, thisMonth, onMonth }: MonthSwitchProps) {
  const earliest = months.at(-1) ?? month;
  return (
    <fieldset className="flex min-w-0 items-center gap-1 max-sm:w-full">
      <legend className="sr-only">Month</legend>
      <IconButton
        aria-label="Month before"
        disabled={month <= earliest}
        onClick={() => onMonth(addMonths(month, -1))}
      >
        <Icon of={ChevronLeft} className="size-5" />
      </IconButton>
      <div className="min-w-0 flex-1 sm:w-56 sm:flex-none">
        <Select aria-label="Month" value={month} onChange={(event) => onMonth(event.target.value)}>
          {months.map((one) => (
            <option key={one} value={one}>
              {formatMonth(monthStart(one))}
            </option>
          ))}
        </Select>
      </div>
      <IconButton
        aria-label="Month after"
        disabled={month >= thisMonth}
        onClick={() => onMonth(addMonths(month, 1))}
      >
        <Icon of={ChevronRight} className="size-5" />
      </IconButton>
    </fieldset>
  );
}
