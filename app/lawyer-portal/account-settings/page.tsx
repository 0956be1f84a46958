import type { Metadata } from 'next';
import { AccountSettingsPage } from '@/app/account-settings-page';
import type { SearchParams } from '@/components/accounts/authentication/query-value';

export const metadata: Metadata = { title: 'Account settings' };

export default function LawyerAccountSettingsPage({
  searchParams,
}: {
  searchParams: SearchParams;
}) {
  return <AccountSettingsPage path="/lawyer-portal/account-settings" searchParams={searchParams} />;
}
