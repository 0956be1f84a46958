'use client';
import { useQuery } from '@tanstack/react-query';
import { EmptySection } from '@/components/ui/feedback/nothing-here';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { useNow } from '@/components/ui/hooks/use-now';
import { Card } from '@/components/ui/layout/card';
import { adminSettingsQuery } from '@/lib/client/admin/settings';
import type {
  AdminSetting,
  AdminSettings,
  SettingChange,
  SettingValue,
} from '@/lib/contract/admin/settings';
import { momentLabel } from '@/lib/domain/platform/clock-labels';
import { AdminQueryFailure } from '../admin-failure';
import { type Column, DataTable } from '../data-table';
import { Pages } from '../pages';
import { ChangeSetting } from './change-setting';
import { SETTING_COPY, settingText } from './setting-copy';
import { settingsAddress } from './settings-address';

interface SettingCardProps {
  setting: AdminSetting;
  methods: AdminSettings['methods'];
}

interface SettingsProps {
  /** Page of the history, from 0. */
  page: number;
  /** Instant of the request, epoch milliseconds. */
  requestNow: number;
}

export function Settings({ page, requestNow }: SettingsProps) {
  const now = useNow(requestNow);
  const query = useQuery(adminSettingsQuery(page));
  if (query.isLoadingError)
    return <AdminQueryFailure query={query} title="The settings could not be loaded" />;
  if (!query.data) return <SettingsSkeleton />;
  const { settings, methods } = query.data;
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {settings.map((setting) => (
          <SettingCard key={setting.id} setting={setting} methods={methods} />
        ))}
      </div>
      <SettingHistory data={query.data} now={now} />
    </>
  );
}

function SettingsSkeleton() {
  return (
    <LoadingRegion label="Loading the settings">
      <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {['fee', 'methods', 'hold', 'least', 'approval'].map((card) => (
          <Skeleton key={card} className="h-77 w-full" />
        ))}
      </div>
    </LoadingRegion>
  );
}

function SettingCard({ setting, methods }: SettingCardProps) {
  const { title, meaning, effect } = SETTING_COPY[setting.id];
  const [now, usual] = [setting.value, setting.default].map((value) =>
    settingText(value, setting.unit, methods),
  );
  return (
    <Card className="flex flex-col">
      <h2 className="font-serif text-xl font-medium">{title}</h2>
      <p className="mt-2 text-xl font-semibold tabular">{now}</p>
      {now !== usual && <p className="text-sm text-neutral-600">Unless changed: {usual}</p>}
      <p className="mt-2 text-neutral-700">{meaning}</p>
      <p className="mt-2 mb-4 text-sm text-neutral-600">{effect}</p>
      <div className="mt-auto">
        <ChangeSetting setting={setting} methods={methods} />
      </div>
    </Card>
  );
}

interface SettingHistoryProps {
  data: AdminSettings;
  /** Epoch milliseconds. */
  now: number;
}

function SettingHistory({ data, now }: SettingHistoryProps) {
  const { history, settings, methods } = data;
  const textOf = (id: SettingChange['setting'], value: SettingValue | null) => {
    const unit = settings.find((setting) => setting.id === id)?.unit;
    return value === null || !unit ? 'Default' : settingText(value, unit, methods);
  };
  const columns: readonly Column<SettingChange>[] = [
    { head: 'When', cell: ({ at }) => `${momentLabel(Date.parse(at), now)} PHT` },
    { head: 'Setting', cell: ({ setting }) => SETTING_COPY[setting].title },
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
