import { useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Star } from '@/components/ui/display/rating';
import { FieldGroup } from '@/components/ui/forms/field';

const STARS = [1, 2, 3, 4, 5] as const;

interface StarChoiceProps {
  name: string;
  /** 0 while none is chosen. */
  value: number;
  onChange: (stars: number) => void;
  error?: string | undefined;
}

/** One to five stars: radio buttons, so that arrow keys choose; the stars up to the chosen one are full. */
export function StarChoice({ name, value, onChange, error }: StarChoiceProps) {
  const [hovered, setHovered] = useState(0);
  const full = hovered || value;
  return (
    <FieldGroup label="Your rating" error={error}>
      <div className="-ml-1.5 flex w-fit items-center" onPointerLeave={() => setHovered(0)}>
        {STARS.map((star) => (
          <label
            key={star}
            className="relative grid size-tap cursor-pointer place-items-center rounded has-focus-visible:is-focus"
            onPointerEnter={(event) => event.pointerType === 'mouse' && setHovered(star)}
          >
            <input
              type="radio"
              name={name}
              value={star}
              checked={value === star}
              onChange={() => onChange(star)}
              aria-invalid={error ? true : undefined}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span className="sr-only">{starLabel(star)}</span>
            <Star
              className={classNames('size-8', star <= full ? 'text-amber-500' : 'text-neutral-300')}
            />
          </label>
        ))}
        <span aria-hidden="true" className="ml-2 text-sm text-neutral-600">
          {full > 0 && starLabel(full)}
        </span>
      </div>
    </FieldGroup>
  );
}

/** `1 star`, `2 stars` */
function starLabel(stars: number): string {
  return stars === 1 ? '1 star' : `${stars} stars`;
}
