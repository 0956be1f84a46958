import './globals.css';
import type { ReactNode } from 'react';
import { PrePaint } from '@/components/site/layout/pre-paint';
import { Providers } from '@/components/site/layout/providers';
import { Document } from './document';

export { metadata, viewport } from './document';

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <Document PrePaint={PrePaint} Providers={Providers}>
      {children}
    </Document>
  );
}
