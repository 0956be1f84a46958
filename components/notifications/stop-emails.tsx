'use client';

import { MailX } from 'lucide';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { Icon } from '@/components/ui/icons/icon';
import { MessagePage } from '@/components/ui/layout/message-page';
import { CHANGE_PREFERENCES_FAILURE, useStopMails } from '@/lib/client/notifications/preferences';
import { messageFor } from '@/lib/client/platform/messages';

interface StopEmailsProps {
  token: string;
  kind: string;
}

/** Target of an email's unsubscribe link. Only the button unsubscribes, because mail scanners open links too. */
export function StopEmails({ token, kind }: StopEmailsProps) {
  const stop = useStopMails(token);
  if (stop.isSuccess) {
    return (
      <MessagePage icon={<Icon of={MailX} />} title="You will get no more of these emails" focused>
        <p className="mt-3 text-neutral-700">
          {kind}: no longer by email. The bell in your portal still tells you, and you can turn the
          emails on again in your account settings.
        </p>
      </MessagePage>
    );
  }
  return (
    <MessagePage icon={<Icon of={MailX} />} title="Stop these emails?">
      <p className="mt-3 text-neutral-700">
        {kind}. Emails about your bookings, payments and account still arrive.
      </p>
      <div className="mt-6 grid gap-4">
        {stop.isError && (
          <Notice tone="bad" title={messageFor(CHANGE_PREFERENCES_FAILURE, stop.error)} />
        )}
        <Button
          size="large"
          wide
          pending={stop.isPending}
          pendingLabel="Stopping"
          onClick={() => stop.mutate(undefined)}
        >
          Stop these emails
        </Button>
      </div>
    </MessagePage>
  );
}
