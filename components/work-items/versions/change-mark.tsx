import type { ReactNode } from 'react';

interface ChangeMarkProps {
  children?: ReactNode;
}

/** Added words, underlined so that they can be recognized without color. */
export function Added({ children }: ChangeMarkProps) {
  return (
    <ins className="rounded-inner bg-teal-100 px-0.5 text-teal-950 decoration-teal-700">
      <span className="sr-only"> added: </span>
      {children}
      <span className="sr-only"> end of added </span>
    </ins>
  );
}

/** Removed words, struck through. */
export function Removed({ children }: ChangeMarkProps) {
  return (
    <del className="rounded-inner bg-red-50 px-0.5 text-red-800 decoration-red-600">
      <span className="sr-only"> removed: </span>
      {children}
      <span className="sr-only"> end of removed </span>
    </del>
  );
}
