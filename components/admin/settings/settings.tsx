'use client';

import { useQuery } from '@tanstack/react-query';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { useNow } from '@/components/ui/hooks/use-now';
import { adminSettingsQuery } from '@/lib/client/admin/settings';
import { AdminQueryFailure } from '../admin-failure';
import { SettingCard } from './setting-card';
import { SettingHistory } from './setting-history';

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
          <SettingCard key={setting.id} {...{ setting, methods }} />
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
