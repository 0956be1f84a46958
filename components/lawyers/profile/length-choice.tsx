import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Price } from '@/components/ui/display/price';
import { FREE_CONSULTATION } from '@/lib/catalogue/free-consultation';
import type { LawyerProfile } from '@/lib/contract/lawyers/lawyers';
import type { Length } from '@/lib/domain/lawyers/pricing';

interface LengthChoiceProps {
  services: LawyerProfile['services'];
  free: string | null;
  value: Length;
  onChange: (length: Length) => void;
}

/** The free consultation, if offered, and 30 or 60 minutes with their prices. */
export function LengthChoice({ services, free, value, onChange }: LengthChoiceProps) {
  return (
    <fieldset className="mt-2 min-w-0 sm:mt-3">
      <legend className="sr-only">Length of the meeting</legend>
      <div className="grid grid-cols-2 gap-2">
        {free !== null && (
          <LengthOption wide checked={value === 'free'} onChange={() => onChange('free')}>
            <span className="text-sm text-neutral-700">{`${FREE_CONSULTATION}, ${free}`}</span>
            <Price centavos={0} className="text-lg font-semibold" />
          </LengthOption>
        )}
        {services.map(({ duration, price }) => (
          <LengthOption
            key={duration}
            checked={duration === value}
            onChange={() => onChange(duration)}
          >
            <span className="text-sm text-neutral-700">{duration} minutes</span>
            <Price centavos={price} className="text-lg font-semibold" />
          </LengthOption>
        ))}
      </div>
    </fieldset>
  );
}

interface LengthOptionProps {
  checked: boolean;
  wide?: boolean;
  onChange: () => void;
  children: ReactNode;
}

export function LengthOption({ checked, wide = false, onChange, children }: LengthOptionProps) {
  return (
    <label
      className={classNames(
        'relative flex min-h-14 flex-col justify-center rounded border border-neutral-400 px-3.5 py-2 transition-colors hover:border-neutral-700 has-checked:border-teal-800 has-checked:bg-teal-50 has-checked:inset-ring has-checked:inset-ring-teal-800 has-focus-visible:is-focus',
        wide &&
          'col-span-2 max-sm:min-h-tap max-sm:flex-row max-sm:items-center max-sm:justify-between max-sm:py-1',
      )}
    >
      <input type="radio" name="length" className="sr-only" checked={checked} onChange={onChange} />
      {children}
    </label>
  );
}
