'use client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AppKey } from '@/components/accounts/second-factor/app-key';
import { CodeForm } from '@/components/accounts/second-factor/code-form';
import { GiveFactor } from '@/components/accounts/second-factor/give-factor';
import { PasswordForm } from '@/components/accounts/second-factor/password-form';
import { RecoveryCodes } from '@/components/accounts/second-factor/recovery-codes';
import { Notice } from '@/components/ui/feedback/notice';
import {
  secondFactorQuery,
  useConfirmApp,
  useOpenAdministration,
  useSetUpApp,
} from '@/lib/client/admin/second-factor';
import type { SecondFactor } from '@/lib/contract/admin/second-factor';
import { AdminQueryFailure } from '../admin-failure';

/** Sets up or asks for the second factor before the administration. `next` is the page to continue with. */
export function Unlock({ next }: { next: string }) {
  const query = useQuery(secondFactorQuery);
  const [codes, setCodes] = useState<readonly string[]>();
  // Read anew by the server, which asks for the second factor.
  const goOn = () => window.location.assign(next);
  if (codes) return <OwnRecoveryCodes codes={codes} onSaved={goOn} />;
  if (query.isError)
    return <AdminQueryFailure query={query} title="Your second factor could not be loaded" />;
  if (!query.data) return null;
  return query.data.set_up ? (
    <Give factor={query.data} onOpen={goOn} />
  ) : (
    <SetUpApp onCodes={setCodes} />
  );
}

interface OwnRecoveryCodesProps {
  codes: readonly string[];
  onSaved: () => void;
}

function OwnRecoveryCodes({ codes, onSaved }: OwnRecoveryCodesProps) {
  return (
    <>
      <h1 className="text-3xl">Save your recovery codes</h1>
      <p className="mt-2 text-neutral-700">
        If you lose the app, each of these opens the administration once. Print them or keep them in
        a password manager. We will not show them again.
      </p>
      <Notice className="mt-5" title="Without app and codes">
        Whoever runs the server can reset your second factor with the command{' '}
        <code className="font-mono">npm run admin -- reset</code>.
      </Notice>
      <RecoveryCodes codes={codes} button="Go on to the administration" onSaved={onSaved} />
    </>
  );
}

/** First visit: after the password, an app receives the secret and confirms it with a code. */
function SetUpApp({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const setUp = useSetUpApp();
  const confirm = useConfirmApp();
  return (
    <>
      <h1 className="text-3xl">Set up your second factor</h1>
      <p className="mt-2 text-neutral-700">
        People who run this site see identity documents and move money. Besides your password, you
        need a code from an authenticator app, such as Google Authenticator, Microsoft Authenticator
        or 1Password.
      </p>
      {setUp.data ? (
        <>
          <AppKey app={setUp.data} heading="h2" />
          <CodeForm
            mutation={confirm}
            button="Confirm"
            onCode={(code) =>
              confirm.mutate(code, { onSuccess: (answer) => onCodes(answer.recovery_codes) })
            }
          />
        </>
      ) : (
        <PasswordForm
          mutation={setUp}
          button="Continue"
          failure="The key could not be created. Please try again."
          onPassword={(password) => setUp.mutate(password)}
        />
      )}
    </>
  );
}

function Give({ factor, onOpen }: { factor: SecondFactor; onOpen: () => void }) {
  const open = useOpenAdministration();
  const left = factor.recovery_codes_left;
  return (
    <>
      <h1 className="text-3xl">Enter a code</h1>
      <p className="mt-2 text-neutral-700">
        Enter a code from your authenticator app. The administration then stays open for eight
        hours, or until you do nothing for half an hour. No phone at hand? Use one of your {left}{' '}
        recovery {left === 1 ? 'code' : 'codes'}.
      </p>
      <GiveFactor
        ways={{ app: factor.app, passkey: factor.passkey }}
        mutation={{
          ...open,
          mutate: (given) => open.mutate(given, { onSuccess: onOpen }),
        }}
        button="Open"
      />
    </>
  );
}
