import { useId, useState } from 'react';
import { ChoiceChip } from '@/components/ui/forms/choice-chip';
import { HOUR_MS, manilaDayNumber, manilaDayStart } from '@/lib/domain/platform/time';

/** Names of the parts of a day, with the hour at which each begins, in Manila. */
const PARTS = [
  ['Night', 0],
  ['Morning', 6],
  ['Afternoon', 12],
  ['Evening', 18],
] as const;
type Part = (typeof PARTS)[number][0];

/** A day with fewer open times is shown whole. */
const LONG_DAY = 13;

function partOf(start: number): Part {
  const hour = (start - manilaDayStart(manilaDayNumber(start))) / HOUR_MS;
  return PARTS.findLast(([, from]) => hour >= from)?.[0] ?? 'Night';
}

/**
 * Splits the open times of a day (epoch milliseconds) by the part of the day, and keeps the chosen part. Until one is
 * chosen, today begins with its nearest times, every other day with its morning.
 */
export function usePartsOfDay(all: readonly number[], now: number, isOn: boolean) {
  const [wanted, choose] = useState<Part>();
  const counts = new Map<Part, number>();
  for (const start of all) counts.set(partOf(start), (counts.get(partOf(start)) ?? 0) + 1);
  const isSplit = isOn && all.length >= LONG_DAY && counts.size > 1;
  const [nearest] = counts.keys();
  const isToday = all[0] !== undefined && manilaDayNumber(all[0]) === manilaDayNumber(now);
  const first = !isToday && counts.has('Morning') ? 'Morning' : nearest;
  const chosen = wanted && counts.has(wanted) ? wanted : first;
  const starts = isSplit ? all.filter((start) => partOf(start) === chosen) : all;
  return { starts, counts: isSplit ? counts : null, chosen, choose };
}

/** Chips of the parts of a day that have open times; nothing for a day that is shown whole. */
export function PartsOfDay({ counts, chosen, choose }: ReturnType<typeof usePartsOfDay>) {
  const name = useId();
  if (!counts) return null;
  return (
    <fieldset className="mt-2 flex flex-wrap gap-2">
      <legend className="sr-only">Part of the day</legend>
      {PARTS.map(([part]) => {
        const count = counts.get(part);
        if (!count) return null;
        return (
          <ChoiceChip
            key={part}
            name={name}
            checked={part === chosen}
            onChange={() => choose(part)}
          >
            {`${part}, ${count}`}
          </ChoiceChip>
        );
      })}
    </fieldset>
  );
}
