import { classNames } from '@/components/ui/class-names';

/** Classes of a time to press, with room for the viewer's own time in a second line. */
export function timeButtonClass(pressed: boolean): string {
  return classNames(
    'grid min-h-14 content-center justify-items-center rounded border px-1 leading-tight tabular transition-colors',
    pressed
      ? 'border-teal-800 bg-teal-800 text-white'
      : 'border-teal-200 bg-teal-50 text-teal-900 hover:border-teal-800',
  );
}

type DayTabState = 'chosen' | 'open' | 'empty';

/** Classes of a day in a row of days. */
export function dayTabClass(state: DayTabState): string {
  return classNames(
    'grid min-h-18 w-19 shrink-0 snap-start content-center justify-items-center rounded border py-2 transition-colors',
    state === 'chosen' && 'border-teal-800 bg-teal-800 text-white',
    state === 'open' && 'border-neutral-400 bg-white hover:border-neutral-700',
    state === 'empty' && 'border-neutral-200 bg-neutral-100 text-neutral-600',
  );
}
