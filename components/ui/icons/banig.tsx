import { useId } from 'react';
import { classNames } from '../class-names';

type Ground = 'teal-800' | 'teal-950';

const HOLES: Record<Ground, string> = { 'teal-800': 'fill-teal-800', 'teal-950': 'fill-teal-950' };

interface BanigProps {
  ground: Ground;
  className?: string;
}

/** The woven band that closes a dark surface. Never behind text. */
export function Banig({ ground, className }: BanigProps) {
  const id = useId();
  const hole = HOLES[ground];
  return (
    <svg className={classNames('block h-3 w-full print:hidden', className)} aria-hidden="true">
      <defs>
        <pattern id={id} width="24" height="12" patternUnits="userSpaceOnUse">
          <path d="M0 6 6 0l6 6-6 6z" className="fill-teal-600" />
          <path d="M3.5 6 6 3.5 8.5 6 6 8.5z" className={hole} />
          <path d="m12 6 6-6 6 6-6 6z" className="fill-lime-400" />
          <path d="M15.5 6 18 3.5 20.5 6 18 8.5z" className={hole} />
        </pattern>
      </defs>
      <rect width="100%" height="12" fill={`url(#${id})`} />
    </svg>
  );
}
