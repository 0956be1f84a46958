'use client';
import { KeyRound } from 'lucide';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { Icon } from '@/components/ui/icons/icon';
import { factorMessage, type GivenFactor } from '@/lib/client/accounts/second-factor';
import { CodeForm } from './code-form';

interface GiveFactorProps {
  ways: { app: boolean; passkey: boolean };
  mutation: {
    error: Error | null;
    isPending: boolean;
    isSuccess: boolean;
    variables: GivenFactor | undefined;
    mutate: (given: GivenFactor) => void;
  };
  button: string;
  action?: string;
}

export function GiveFactor({ ways, mutation, button, action }: GiveFactorProps) {
  const isPasskey = mutation.variables === 'passkey';
  const state = { error: null, isPending: false, isSuccess: false };
  return (
    <div className="mt-6 grid gap-6">
      {ways.passkey && (
        <div className="grid gap-4">
          {isPasskey && mutation.error && (
            <Notice
              tone="bad"
              title={factorMessage(
                mutation.error,
                'The passkey was not checked. Please try again.',
              )}
            />
          )}
          <Button
            wide
            pending={isPasskey && (mutation.isPending || mutation.isSuccess)}
            pendingLabel="Waiting for your passkey"
            onClick={() => mutation.mutate('passkey')}
          >
            <Icon of={KeyRound} className="size-5" />
            Use a passkey
          </Button>
          <p className="border-t pt-5 text-neutral-700">
            {ways.app ? 'Or enter a code from your app:' : 'Or enter one of your recovery codes:'}
          </p>
        </div>
      )}
      <CodeForm
        help={
          ways.app
            ? 'Six digits from your authenticator app, or one of your recovery codes.'
            : 'Each recovery code works once.'
        }
        mutation={isPasskey ? state : mutation}
        button={button}
        action={action}
        autoFocus={!ways.passkey}
        onCode={(code) => mutation.mutate({ code })}
      />
    </div>
  );
}
