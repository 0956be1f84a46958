import type { ReactNode } from 'react';
import { ClientFormLayout } from '@/components/site/layout/client-form-layout';

export default function AskForHelpLayout({ children }: { children: ReactNode }) {
  return <ClientFormLayout>{children}</ClientFormLayout>;
}
