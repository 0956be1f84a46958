import type { Metadata } from 'next';
import { AccountSettingsPage } from '@/app/account-settings-page';
import { isSettingsPart, PART_LABELS } from '@/components/accounts/settings/settings-parts';
import type { SearchParams } from '@/lib/server/platform/pipeline/callback-url';

interface LawyerSettingsPartProps {
  params: Promise<{ part: string }>;
  searchParams: SearchParams;
}

export async function generateMetadata({ params }: LawyerSettingsPartProps): Promise<Metadata> {
  const { part } = await params;
  return { title: isSettingsPart(part) ? PART_LABELS[part].title : 'Account settings' };
}

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
