import type { Metadata } from 'next';
import { AccountSettingsPage } from '@/app/account-settings-page';

export const metadata: Metadata = { title: 'Account settings' };

export default function LawyerAccountSettingsPage() {
  return <AccountSettingsPage path="/lawyer-portal/account-settings" />;
}
