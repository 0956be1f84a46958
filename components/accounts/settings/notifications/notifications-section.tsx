'use client';

import { useQuery } from '@tanstack/react-query';
import { BrowserPushControl } from '@/components/notifications/browser-push-control';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { preferencesQuery } from '@/lib/client/notifications/preferences';
import { messageFor } from '@/lib/client/platform/messages';
import { SettingsSection } from '../settings-section';
import type { KIND_LABELS } from './kind-labels';
import { PreferencesForm } from './preferences-form';

/** What the user is notified of, where and when. */
export function NotificationsSection({ userType }: { userType: keyof typeof KIND_LABELS }) {
  const { data, error, refetch, isFetching } = useQuery(preferencesQuery());
  return (
    <SettingsSection
      title="Notifications"
      intro="Choose what we notify you about, where, and when."
    >
      {!data && error && (
        <ErrorState
          headingLevel="h3"
          title={messageFor('preferences', error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <LoadingRegion label="Loading your notification settings">
          <Skeleton className="h-64" />
        </LoadingRegion>
      )}
      {data && (
        <>
          <BrowserPushControl />
          <PreferencesForm userType={userType} preferences={data} />
        </>
      )}
    </SettingsSection>
  );
}
