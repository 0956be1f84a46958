import type { ReactNode } from 'react';

interface TooltipProps {
  /** Id for the control's `aria-describedby`. */
  id: string;
  text: string;
  children: ReactNode;
}

/** A label on hover and keyboard focus, below the control. Never the only source of information. */
export function Tooltip({ id, text, children }: TooltipProps) {
  return (
    <span className="group relative inline-flex">
      {children}
      <span
        id={id}
        role="tooltip"
        className="pointer-events-none invisible absolute top-full right-0 z-40 mt-1.5 rounded bg-neutral-900 px-3 py-1.5 text-sm whitespace-nowrap text-white opacity-0 transition-opacity group-hover:visible group-hover:opacity-100 group-has-focus-visible:visible group-has-focus-visible:opacity-100 group-has-aria-expanded:invisible"
      >
        {text}
      </span>
    </span>
  );
}
