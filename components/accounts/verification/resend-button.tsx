'use client';

import { MailCheck } from 'lucide';
import { Notice } from '@/components/ui/feedback/notice';
import { CoolDownButton } from '@/components/ui/forms/cool-down-button';
import { useCoolDown } from '@/components/ui/hooks/use-cool-down';
import { Icon } from '@/components/ui/icons/icon';
import {
  SEND_VERIFY_EMAIL_FAILURE,
  useSendVerifyEmail,
} from '@/lib/client/accounts/authentication';
import { ApiError } from '@/lib/client/platform/api-error';
import { messageFor } from '@/lib/client/platform/messages';
import type { SafePath } from '@/lib/domain/platform/safe-path';

/** Seconds between two emails a person may request here. */
const PAUSE_SECONDS = 60;

interface ResendButtonProps {
  callbackUrl: SafePath | null;
  /** Address of the new email, if the page does not show it already. */
  email?: string | null;
}

export function ResendButton({ callbackUrl, email }: ResendButtonProps) {
  const send = useSendVerifyEmail();
  const [left, pause] = useCoolDown();

  const press = () => {
    send.mutate(callbackUrl ?? undefined, {
      onSuccess: () => pause(PAUSE_SECONDS),
      onError: (error) => {
        if (error instanceof ApiError && error.retryAfter) pause(error.retryAfter);
      },
    });
  };

  return (
    <div>
      <CoolDownButton
        left={left}
        waiting={`New email possible in ${left} s`}
        pending={send.isPending}
        onPress={press}
      >
        Send a new email
      </CoolDownButton>
      <p role="status" className="flex items-center gap-1.5 text-sm text-teal-800 not-empty:mt-3">
        {send.isSuccess && (
          <>
            <Icon of={MailCheck} className="size-4.5" />
            <span>{`A new link is on its way${email ? ` to ${email}` : ''}.`}</span>
          </>
        )}
      </p>
      {send.isError && (
        <Notice
          tone="bad"
          title={messageFor(SEND_VERIFY_EMAIL_FAILURE, send.error)}
          className="mt-3"
        />
      )}
    </div>
  );
}
