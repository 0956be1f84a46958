import { EmptySection } from '@/components/ui/feedback/nothing-here';
import type { AdminSettings, SettingChange, SettingValue } from '@/lib/contract/admin/settings';
import { momentLabel } from '@/lib/domain/platform/clock-labels';
import { type Column, DataTable } from '../data-table';
import { Pages } from '../pages';
import { SETTING_TEXTS, settingText } from './setting-texts';
import { settingsAddress } from './settings-address';

interface SettingHistoryProps {
  data: AdminSettings;
  /** Epoch milliseconds. */
  now: number;
}

/** Every change, the newest first. */
export function SettingHistory({ data, now }: SettingHistoryProps) {
  const { history, settings, methods } = data;
  const textOf = (id: SettingChange['setting'], value: SettingValue | null) => {
    const unit = settings.find((setting) => setting.id === id)?.unit;
    return value === null || !unit ? 'Default' : settingText(value, unit, methods);
  };
  const columns: readonly Column<SettingChange>[] = [
    { head: 'When', cell: ({ at }) => `${momentLabel(Date.parse(at), now)} PHT` },
    { head: 'Setting', cell: ({ setting }) => SETTING_TEXTS[setting].title },
    {
      head: 'Change',
      cell: ({ setting, from, to }) => `${textOf(setting, from)} → ${textOf(setting, to)}`,
    },
    { head: 'Reason', cell: ({ reason }) => reason },
    { head: 'Who', cell: ({ by }) => by ?? 'A deleted account' },
  ];
  return (
    <section className="mt-10">
      <h2 className="mb-4 font-serif text-2xl font-medium">History</h2>
      {history.results.length === 0 ? (
        <EmptySection>
          {history.page === 0
            ? 'Nothing has been changed yet.'
            : 'There are no changes on this page.'}
        </EmptySection>
      ) : (
        <DataTable
          caption="Changes of settings"
          columns={columns}
          rows={history.results}
          keyOf={({ _id }) => _id}
        />
      )}
      <Pages
        label="Changes"
        page={history.page}
        hasMore={history.hasMore}
        hrefOf={(page) => settingsAddress.href({ page })}
      />
    </section>
  );
}
