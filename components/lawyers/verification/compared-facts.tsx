'use client';
import { RadioCard } from '@/components/ui/forms/radio-card';
import { LawyersListLink } from '../lawyers-list';
import type { StatedFact, Verdicts } from './fact-check';

interface ComparedFactsProps {
  facts: readonly StatedFact[];
  verdicts: Verdicts;
  onVerdict: (label: string, matches: boolean) => void;
  /** Whether the Roll number can be looked up. */
  hasRoll: boolean;
}

/** Stated facts, each with a choice of whether the documents say the same. */
export function ComparedFacts({ facts, verdicts, onVerdict, hasRoll }: ComparedFactsProps) {
  return (
    <div className="grid gap-5">
      {facts.map(([label, value]) => (
        <fieldset key={label} className="min-w-0">
          <legend className="mb-2">
            <span className="block text-sm text-neutral-600">{label}</span>
            <span className="block text-lg font-semibold wrap-anywhere tabular">{value}</span>
          </legend>
          <div className="grid grid-cols-2 gap-2">
            {([true, false] as const).map((matches) => (
              <RadioCard
                key={String(matches)}
                name={label}
                label={matches ? 'Matches' : 'Does not match'}
                checked={verdicts[label] === matches}
                onChange={() => onVerdict(label, matches)}
              />
            ))}
          </div>
        </fieldset>
      ))}
      {hasRoll && (
        <p className="text-sm text-neutral-700">
          Compare name and Roll number with the <LawyersListLink newTab />, too.
        </p>
      )}
    </div>
  );
}
