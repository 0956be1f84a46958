import { ChoiceChip } from '@/components/ui/forms/choice-chip';
import { FieldGroup } from '@/components/ui/forms/field';
import { WHEN, type When } from '@/lib/domain/lawyers/when';
import { WHEN_LABELS } from '../filters/wording';

interface TimeChoiceProps {
  value: When | null;
  onChange: (when: When | null) => void;
}

/** When a lawyer should have an open time. */
export function TimeChoice({ value, onChange }: TimeChoiceProps) {
  return (
    <FieldGroup
      label="Open times"
      help="This week is today and the next six days. Evenings start at 6:00 PM, Philippine time."
    >
      <div className="grid grid-cols-2 gap-2">
        {[null, ...WHEN].map((when) => (
          <ChoiceChip
            key={when}
            name="when"
            value={when ?? ''}
            checked={when === value}
            onChange={() => onChange(when)}
          >
            {when === null ? 'Any time' : WHEN_LABELS[when].choice}
          </ChoiceChip>
        ))}
      </div>
    </FieldGroup>
  );
}
