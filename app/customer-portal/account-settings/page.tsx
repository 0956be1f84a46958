import type { Metadata } from 'next';
import { AccountSettingsPage } from '@/app/account-settings-page';

export const metadata: Metadata = { title: 'Account settings' };

export default function CustomerAccountSettingsPage() {
  return <AccountSettingsPage path="/customer-portal/account-settings" />;
}
