'use client';
import { useState } from 'react';
import { TextField } from '@/components/ui/forms/input';
import { Dialog } from '@/components/ui/overlays/dialog';
import { useAddPasskey } from '@/lib/client/accounts/second-factor';
import { UNNAMED_PASSKEY } from '@/lib/domain/accounts/second-factor';
import { PasswordForm } from './password-form';
import { RecoveryCodes } from './recovery-codes';

/** Adds a passkey: name and password, the browser's prompt, recovery codes. */
export function AddPasskey({ onClose }: { onClose: () => void }) {
  const add = useAddPasskey();
  const [name, setName] = useState('');
  const codes = add.data?.recovery_codes ?? [];
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={codes.length > 0 ? 'Save your recovery codes' : 'Add a passkey'}
      description={
        codes.length > 0
          ? 'If you lose the passkey, each of these signs you in once. Keep them in a safe place. We will not show them again.'
          : 'Your fingerprint, your face, the lock of your phone or computer, or a security key. It works on this site alone, and signs you in without the password.'
      }
    >
      {codes.length > 0 ? (
        <RecoveryCodes codes={codes} button="Done" onSaved={onClose} />
      ) : (
        <PasswordForm
          mutation={add}
          button="Add the passkey"
          failure="The passkey was not added. Please try again."
          onPassword={(password) =>
            add.mutate(
              { name: name.trim() || UNNAMED_PASSKEY, password },
              {
                onSuccess: ({ recovery_codes }) => {
                  if (recovery_codes.length === 0) onClose();
                },
              },
            )
          }
        >
          <TextField
            label="Name"
            optional
            help="So that you know it again, such as “My phone”."
            maxLength={60}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </PasswordForm>
      )}
    </Dialog>
  );
}
