import { AccountSettingsPage, settingsMetadata } from '@/app/account-settings-page';
import type { SearchParams } from '@/lib/server/platform/pipeline/callback-url';

interface LawyerSettingsPartProps {
  params: Promise<{ part: string }>;
  searchParams: SearchParams;
}

export const generateMetadata = settingsMetadata;

export default async function LawyerSettingsPartPage(props: LawyerSettingsPartProps) {
  const { part } = await props.params;
  return (
    <AccountSettingsPage
      base="/lawyer-portal/account-settings"
      part={part}
      searchParams={props.searchParams}
    />
  );
}
