import { FieldGroup } from '@/components/ui/forms/field';
import { RadioCard } from '@/components/ui/forms/radio-card';
import type { SeriesScope } from '@/lib/domain/lawyers/calendar/repeats';

const LABELS: Record<SeriesScope, string> = {
  one: 'Only this one',
  following: 'This one and all after it',
  all: 'The whole series',
};

interface ScopeChoiceProps {
  value: SeriesScope;
  onChange: (scope: SeriesScope) => void;
}

export function ScopeChoice({ value, onChange }: ScopeChoiceProps) {
  return (
    <FieldGroup label="This time repeats. Which do you mean?">
      <div className="grid gap-2">
        {Object.entries(LABELS).map(([scope, label]) => (
          <RadioCard
            key={scope}
            name="scope"
            value={scope}
            label={label}
            checked={scope === value}
            onChange={() => onChange(scope as SeriesScope)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
