'use client';
import { useState } from 'react';
import { Dialog } from '@/components/ui/overlays/dialog';
import { useConfirmApp, useSetUpApp } from '@/lib/client/accounts/second-factor';
import { AppKey } from './app-key';
import { CodeForm } from './code-form';
import { PasswordForm } from './password-form';
import { RecoveryCodes } from './recovery-codes';

/** Adds or replaces an authenticator app: password, app, first code, recovery codes. */
export function AddApp({ onClose }: { onClose: () => void }) {
  const setUp = useSetUpApp();
  const confirm = useConfirmApp();
  const [codes, setCodes] = useState<readonly string[]>([]);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={codes.length > 0 ? 'Save your recovery codes' : 'Authenticator app'}
      description={
        codes.length > 0
          ? 'If you lose the app, each of these signs you in once. Keep them in a safe place. We will not show them again.'
          : 'Such as Google Authenticator, Microsoft Authenticator or 1Password.'
      }
    >
      {codes.length > 0 && <RecoveryCodes codes={codes} button="Done" onSaved={onClose} />}
      {codes.length === 0 && !setUp.data && (
        <PasswordForm
          mutation={setUp}
          button="Continue"
          failure="The key could not be created. Please try again."
          onPassword={(password) => setUp.mutate(password)}
        />
      )}
      {codes.length === 0 && setUp.data && (
        <>
          <AppKey app={setUp.data} heading="h3" />
          <CodeForm
            mutation={confirm}
            button="Confirm"
            onCode={(code) =>
              confirm.mutate(code, {
                onSuccess: ({ recovery_codes }) =>
                  recovery_codes.length > 0 ? setCodes(recovery_codes) : onClose(),
              })
            }
          />
        </>
      )}
    </Dialog>
  );
}
