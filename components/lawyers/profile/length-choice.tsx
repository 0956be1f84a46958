import { Price } from '@/components/ui/display/price';
import { FieldGroup } from '@/components/ui/forms/field';
import type { LawyerProfile } from '@/lib/contract/lawyers/lawyers';
import type { Duration } from '@/lib/domain/lawyers/slots';

interface LengthChoiceProps {
  services: LawyerProfile['services'];
  value: Duration;
  onChange: (duration: Duration) => void;
}

/** 30 or 60 minutes, with the price of each. */
export function LengthChoice({ services, value, onChange }: LengthChoiceProps) {
  return (
    <FieldGroup label="Length of the meeting" legendHidden className="mt-3">
      <div className="grid grid-cols-2 gap-2">
        {services.map(({ duration, price }) => (
          <label
            key={duration}
            className="relative flex min-h-14 flex-col justify-center rounded border border-neutral-400 px-3.5 py-2 transition-colors hover:border-neutral-700 has-checked:border-teal-800 has-checked:bg-teal-50 has-checked:inset-ring has-checked:inset-ring-teal-800 has-focus-visible:is-focus"
          >
            <input
              type="radio"
              name="length"
              className="sr-only"
              checked={duration === value}
              onChange={() => onChange(duration)}
            />
            <span className="text-sm text-neutral-700">{duration} minutes</span>
            <Price centavos={price} className="text-lg font-semibold" />
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
