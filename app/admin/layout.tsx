import type { Metadata } from 'next';
import type { ReactNode } from 'react';

export const metadata: Metadata = {
  title: { default: 'Administration', template: '%s · Administration' },
  robots: { index: false },
};

export default function AdministrationLayout({ children }: { children: ReactNode }) {
  return children;
}
