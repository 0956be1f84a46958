'use client';

import { Download } from 'lucide';
import { Spinner } from '@/components/ui/display/spinner';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import { useRequestExport } from '@/lib/client/accounts/settings';
import { messageFor } from '@/lib/client/platform/messages';
import type { Account } from '@/lib/contract/accounts/settings';
import { formatDate } from '@/lib/domain/platform/clock-labels';

import { SettingsSection } from './settings-section';

const FILE = '/api/v1/auth/account/export';

export function DataSection({ state: { state, expires_at } }: { state: Account['export'] }) {
  const ask = useRequestExport();
  return (
    <SettingsSection
      title="Your data"
      intro="Everything we keep about you in one download: your records as JSON, plus the files you sent."
    >
      {ask.isError && <Notice tone="bad" title={messageFor('requestExport', ask.error)} />}
      {state === 'preparing' && (
        <p role="status" className="flex items-center gap-3">
          <Spinner className="size-5 text-teal-800" />
          We’re preparing your file. We’ll email you when it’s ready.
        </p>
      )}
      {state === 'ready' && (
        <div className="flex flex-wrap items-center gap-3">
          <a href={FILE} download className={buttonClass()}>
            <Icon of={Download} className="size-5" />
            Download my data
          </a>
          {expires_at && (
            <p className="text-sm text-neutral-600">Until {formatDate(Date.parse(expires_at))}</p>
          )}
        </div>
      )}
      {state !== 'preparing' && (
        <Button
          variant="outline"
          className="justify-self-start"
          pending={ask.isPending}
          pendingLabel="Asking"
          onClick={() => ask.mutate()}
        >
          {state === 'ready' ? 'Prepare it again' : 'Prepare my data'}
        </Button>
      )}
    </SettingsSection>
  );
}
