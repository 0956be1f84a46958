import type { ReactNode } from 'react';

export interface DocumentSection {
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}
