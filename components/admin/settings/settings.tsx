'use client';

import { useQuery } from '@tanstack/react-query';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { useNow } from '@/components/ui/hooks/use-now';
import { Card } from '@/components/ui/layout/card';
import { adminSettingsQuery } from '@/lib/client/admin/settings';
import type { AdminSetting, AdminSettings } from '@/lib/contract/admin/settings';
import { AdminQueryFailure } from '../admin-failure';
import { ChangeSetting } from './change-setting';
import { SettingHistory } from './setting-history';
import { SETTING_TEXTS, settingText } from './setting-texts';

interface SettingCardProps {
  setting: AdminSetting;
  methods: AdminSettings['methods'];
}

interface SettingsProps {
  /** Of the history, from 0. */
  page: number;
  /** Instant of the request, epoch milliseconds. */
  requestNow: number;
}

/** What administrators can set while the site runs, and what they set. */
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

/** One setting: what it is, its value, what another one would change. */
function SettingCard({ setting, methods }: SettingCardProps) {
  const { title, meaning, effect } = SETTING_TEXTS[setting.id];
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
