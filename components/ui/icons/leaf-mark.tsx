import { classNames } from '../class-names';

type LeafMarkTone = 'on-light' | 'on-dark' | 'ghost';

const TONES: Record<LeafMarkTone, [upper: string, lower: string]> = {
  'on-light': ['fill-teal-800', 'fill-lime-500'],
  'on-dark': ['fill-white', 'fill-lime-400'],
  ghost: ['fill-teal-700', 'fill-teal-900'],
};

interface LeafMarkProps {
  tone?: LeafMarkTone;
  className?: string;
}

/** The logo, two facing leaves; `ghost` is a large watermark on teal-800. */
export function LeafMark({ tone = 'on-light', className = 'size-7' }: LeafMarkProps) {
  const [upper, lower] = TONES[tone];
  return (
    <svg className={classNames('shrink-0', className)} viewBox="0 0 28 28" aria-hidden="true">
      <path className={upper} d="M4 3h13a8 8 0 0 1 8 8v2H12a8 8 0 0 1-8-8z" />
      <path className={lower} d="M24 25H11a8 8 0 0 1-8-8v-2h13a8 8 0 0 1 8 8z" />
    </svg>
  );
}
