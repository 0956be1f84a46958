'use client';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { QrCode } from '@/components/lawyers/profile/check/qr-code';
import { Notice } from '@/components/ui/feedback/notice';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { Button } from '@/components/ui/forms/button';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { TextField } from '@/components/ui/forms/input';
import {
  secondFactorAppQuery,
  secondFactorQuery,
  useConfirmApp,
  useOpenAdministration,
} from '@/lib/client/admin/second-factor';
import { ApiError } from '@/lib/client/platform/api-error';
import { codeField } from '@/lib/contract/admin/second-factor';
import { AdminActionFailure, AdminQueryFailure } from '../admin-failure';

/** Before the administration: the second factor is set up, or given. `next` is where it goes on. */
export function Unlock({ next }: { next: string }) {
  const query = useQuery(secondFactorQuery);
  const [codes, setCodes] = useState<readonly string[]>();
  // Read anew by the server, which asks for the second factor.
  const goOn = () => window.location.assign(next);
  if (codes) return <RecoveryCodes codes={codes} onSaved={goOn} />;
  if (query.isError)
    return <AdminQueryFailure query={query} title="Your second factor could not be loaded" />;
  if (!query.data) return null;
  return query.data.set_up ? (
    <CodeForm left={query.data.recovery_codes_left} onOpen={goOn} />
  ) : (
    <SetUpApp onCodes={setCodes} />
  );
}

interface RecoveryCodesProps {
  codes: readonly string[];
  onSaved: () => void;
}

/** The recovery codes, which are shown this once. */
function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const [saved, setSaved] = useState(false);
  return (
    <>
      <h1 className="text-3xl">Save your recovery codes</h1>
      <p className="mt-2 text-neutral-700">
        If you lose the app, each of these opens the administration once. Print them or keep them in
        a password manager. We will not show them again.
      </p>
      <ol className="mt-6 grid gap-y-2 rounded border bg-white p-5 font-mono text-sm sm:text-base">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ol>
      <Notice className="mt-5" title="Without app and codes">
        Whoever runs the server can reset your second factor with the command{' '}
        <code className="font-mono">npm run admin -- reset</code>.
      </Notice>
      <div className="mt-5 grid gap-5">
        <Checkbox
          label="I have saved these codes"
          checked={saved}
          onChange={({ target }) => setSaved(target.checked)}
        />
        <Button wide disabled={!saved} onClick={onSaved}>
          Go on to the administration
        </Button>
      </div>
    </>
  );
}

/** The first visit: an app is given the secret, and proves it with a code. */
function SetUpApp({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
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

/** Asks for a code of the app that was set up. */
function CodeForm({ left, onOpen }: { left: number; onOpen: () => void }) {
  const open = useOpenAdministration();
  return (
    <>
      <h1 className="text-3xl">Enter a code</h1>
      <p className="mt-2 text-neutral-700">
        Enter a code from your authenticator app. The administration then stays open for eight
        hours, or until you do nothing for half an hour.
      </p>
      <CodeField
        help={`No phone at hand? Use one of your ${left} recovery ${left === 1 ? 'code' : 'codes'}.`}
        mutation={open}
        button="Open"
        onCode={(code) => open.mutate(code, { onSuccess: onOpen })}
      />
    </>
  );
}

interface CodeFieldProps {
  help?: ReactNode;
  mutation: { error: Error | null; isPending: boolean; isSuccess: boolean };
  button: string;
  onCode: (code: string) => void;
}

/** One field for a code. What was typed stays when it is wrong. */
function CodeField({ help, mutation, button, onCode }: CodeFieldProps) {
  const [code, setCode] = useState('');
  const [unlike, setUnlike] = useState<string>();
  const { error } = mutation;
  const wrong = unlike ?? (error instanceof ApiError ? error.fields.code : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const refusal = codeField.safeParse(code).error?.issues[0]?.message;
    setUnlike(refusal);
    if (!refusal) onCode(code);
  };
  return (
    <form className="mt-6 grid gap-5" method="post" noValidate onSubmit={submit}>
      <TextField
        label="Code"
        name="code"
        inputMode="text"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        help={help}
        error={wrong}
        maxLength={40}
      />
      {!wrong && <AdminActionFailure title="The code was not accepted" error={error} />}
      <Button
        type="submit"
        wide
        pending={mutation.isPending || mutation.isSuccess}
        pendingLabel="Checking"
      >
        {button}
      </Button>
    </form>
  );
}
