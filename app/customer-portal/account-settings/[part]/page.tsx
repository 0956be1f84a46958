import { AccountSettingsPage, settingsMetadata } from '@/app/account-settings-page';
import type { SearchParams } from '@/lib/server/platform/pipeline/callback-url';

interface CustomerSettingsPartProps {
  params: Promise<{ part: string }>;
  searchParams: SearchParams;
}

export const generateMetadata = settingsMetadata;

export default async function CustomerSettingsPartPage(props: CustomerSettingsPartProps) {
  const { part } = await props.params;
  return (
    <AccountSettingsPage
      base="/customer-portal/account-settings"
      part={part}
      searchParams={props.searchParams}
    />
  );
}
