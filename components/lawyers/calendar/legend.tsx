import { classNames } from '@/components/ui/class-names';

const ROWS = [
  ['Meeting', 'bg-teal-800'],
  ['Next', 'bg-lime-400'],
  ['Held, being paid', 'border border-dashed border-amber-700 bg-amber-50'],
  ['Over', 'border border-neutral-300 bg-neutral-100'],
  ['Blocked', 'border border-neutral-300 bg-neutral-100 hatch'],
] as const;

/** What the colours mean; the entries say it in words as well. */
export function Legend({ className }: { className?: string }) {
  return (
    <ul
      className={classNames('flex flex-wrap gap-x-5 gap-y-2 text-sm text-neutral-700', className)}
    >
      {ROWS.map(([label, look]) => (
        <li key={label} className="flex items-center gap-2">
          <span className={classNames('size-4 rounded-inner', look)} aria-hidden="true" />
          {label}
        </li>
      ))}
    </ul>
  );
}
