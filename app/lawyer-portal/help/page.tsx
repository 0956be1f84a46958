import type { Metadata } from 'next';
import { HelpPage } from '@/app/help-page';

export const metadata: Metadata = { title: 'Help' };

export default function LawyerHelpPage() {
  return <HelpPage side="lawyer" />;
}
