import type { Metadata } from 'next';
import { AccountSettingsPage } from '@/app/account-settings-page';
import type { SearchParams } from '@/lib/server/platform/pipeline/callback-url';

export const metadata: Metadata = { title: 'Account settings' };

export default function CustomerAccountSettingsPage({
  searchParams,
}: {
  searchParams: SearchParams;
}) {
  return (
    <AccountSettingsPage
      base="/customer-portal/account-settings"
      part={null}
      searchParams={searchParams}
    />
  );
}
