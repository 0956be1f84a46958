'use client';

import { useQuery } from '@tanstack/react-query';
import { QrCode } from '@/components/lawyers/profile/check/qr-code';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { secondFactorAppQuery, useConfirmApp } from '@/lib/client/admin/second-factor';
import { AdminQueryFailure } from '../admin-failure';
import { CodeField } from './code-form';

/** The first visit: an app is given the secret, and proves it with a code. */
export function SetUpApp({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const app = useQuery(secondFactorAppQuery);
  const confirm = useConfirmApp();
  return (
    <>
      <h1 className="text-3xl">Set up your second factor</h1>
      <p className="mt-2 text-neutral-700">
        People who run this site see identity documents and move money. Besides your password, you
        need a code from an authenticator app, such as Google Authenticator, Microsoft Authenticator
        or 1Password.
      </p>
      {app.isError && <AdminQueryFailure query={app} title="The key could not be created" />}
      {app.isPending && (
        <LoadingRegion label="Loading the QR code">
          <Skeleton className="mt-6 size-48" />
        </LoadingRegion>
      )}
      {app.data && (
        <>
          <h2 className="mt-6 font-semibold">1. Scan this with the app</h2>
          <QrCode
            url={app.data.uri}
            label="QR code for your authenticator app"
            className="mt-3 w-48 border"
          />
          <p className="mt-3 text-sm text-neutral-700">
            Or type this key into it:
            <code className="mt-1 block font-mono text-base break-all text-neutral-900 select-all">
              {app.data.secret.replace(/(.{4})(?=.)/g, '$1 ')}
            </code>
          </p>
          <h2 className="mt-6 font-semibold">2. Enter the six digits it shows</h2>
          <CodeField
            mutation={confirm}
            button="Confirm"
            onCode={(code) =>
              confirm.mutate(code, { onSuccess: (answer) => onCodes(answer.recovery_codes) })
            }
          />
        </>
      )}
    </>
  );
}
