import type { ReactNode } from 'react';

/** A part of a long page, which its table of contents leads to. */
export interface DocumentSection {
  /** Of the element: `/privacy#your-rights`. */
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}
