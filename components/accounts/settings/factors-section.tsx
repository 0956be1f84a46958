'use client';
import { useQuery } from '@tanstack/react-query';
import { KeyRound, Smartphone } from 'lucide';
import dynamic from 'next/dynamic';
import { type ReactNode, useState } from 'react';
import { Badge } from '@/components/ui/feedback/badge';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Notice } from '@/components/ui/feedback/notice';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { Button } from '@/components/ui/forms/button';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { Icon } from '@/components/ui/icons/icon';
import { Dialog } from '@/components/ui/overlays/dialog';
import { isInNumbers } from '@/lib/client/accounts/passkeys';
import {
  factorMessage,
  factorsQuery,
  hasFactor,
  useRemoveApp,
  useRemovePasskey,
  useRenewCodes,
} from '@/lib/client/accounts/second-factor';
import type { Factors } from '@/lib/contract/accounts/second-factor';
import { MAX_PASSKEYS, RECOVERY_CODES, UNNAMED_PASSKEY } from '@/lib/domain/accounts/second-factor';
import { formatDate } from '@/lib/domain/platform/clock-labels';
import { PasswordForm } from '../second-factor/password-form';
import { RecoveryCodes } from '../second-factor/recovery-codes';
import { SettingsSection } from './settings-section';

// With the QR code and all that, once somebody adds one.
const AddApp = dynamic(() => import('../second-factor/add-app').then((file) => file.AddApp), {
  ssr: false,
});
const AddPasskey = dynamic(
  () => import('../second-factor/add-passkey').then((file) => file.AddPasskey),
  {
    ssr: false,
  },
);

export function FactorsSection() {
  const query = useQuery(factorsQuery);
  return (
    <SettingsSection
      id="second-factor"
      intro="With one, your password alone opens nothing: signing in also takes your phone, your computer or a security key. A passkey signs you in by itself, without the password."
    >
      {query.data && <OwnFactors factors={query.data} />}
      {!query.data && query.isPending && (
        <LoadingRegion label="Loading your second factors">
          <Skeleton className="h-32" />
        </LoadingRegion>
      )}
      {!query.data && query.isError && (
        <ErrorState
          headingLevel="h3"
          title={factorMessage(query.error, 'Failed to fetch your second factors')}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
    </SettingsSection>
  );
}

type Question =
  | { of: 'add-app' | 'add-passkey' | 'remove-app' | 'codes' }
  | { of: 'remove-passkey'; id: string; name: string };

function OwnFactors({ factors }: { factors: Factors }) {
  const [question, ask] = useState<Question | null>(null);
  const { app_since, passkeys, recovery_codes_left: left, has_password } = factors;
  const inNumbers = useHydrated() && isInNumbers(window.location.hostname);
  const close = () => ask(null);
  if (!has_password)
    return (
      <p>
        You sign in without a password, so your Google or Facebook account is what protects this
        one. To add a second factor here, set a password first: sign out and choose “Forgot
        password?” on the sign-in page.
      </p>
    );
  const has = hasFactor(factors);
  return (
    <>
      {has ? (
        <ul className="divide-y border-y">
          {passkeys.map(({ _id, name, created_at, used_at }) => (
            <FactorRow
              key={_id}
              icon={<Icon of={KeyRound} className="size-5 text-teal-800" />}
              name={name}
              badge={name === UNNAMED_PASSKEY ? undefined : UNNAMED_PASSKEY}
              dates={`Added ${formatDate(Date.parse(created_at))}. ${used_at ? `Last used ${formatDate(Date.parse(used_at))}.` : 'Not used yet.'}`}
              onRemove={() => ask({ of: 'remove-passkey', id: _id, name })}
            />
          ))}
          {app_since && (
            <FactorRow
              icon={<Icon of={Smartphone} className="size-5 text-teal-800" />}
              name="Authenticator app"
              dates={`Added ${formatDate(Date.parse(app_since))}.`}
              onRemove={() => ask({ of: 'remove-app' })}
            />
          )}
        </ul>
      ) : (
        <p>You have none yet. A passkey is the quickest, and cannot be phished.</p>
      )}
      <div className="flex flex-wrap gap-3">
        {passkeys.length < MAX_PASSKEYS && !inNumbers && (
          <Button variant="outline" onClick={() => ask({ of: 'add-passkey' })}>
            Add a passkey
          </Button>
        )}
        <Button variant="outline" onClick={() => ask({ of: 'add-app' })}>
          {app_since ? 'Change the authenticator app' : 'Add an authenticator app'}
        </Button>
      </div>
      {inNumbers && (
        <p className="text-sm text-neutral-700">
          Passkeys need an address with a name, and this site is open at one in numbers. An
          authenticator app works here, too.
        </p>
      )}
      {has && <CodesLeft left={left} onRenew={() => ask({ of: 'codes' })} />}
      {question?.of === 'add-app' && <AddApp onClose={close} />}
      {question?.of === 'add-passkey' && <AddPasskey onClose={close} />}
      {question?.of === 'remove-app' && (
        <RemoveApp isLast={passkeys.length === 0} onClose={close} />
      )}
      {question?.of === 'remove-passkey' && (
        <RemovePasskey
          id={question.id}
          name={question.name}
          isLast={passkeys.length === 1 && app_since === null}
          onClose={close}
        />
      )}
      {question?.of === 'codes' && <NewCodes onClose={close} />}
    </>
  );
}

interface FactorRowProps {
  icon: ReactNode;
  name: string;
  badge?: string | undefined;
  dates: string;
  onRemove: () => void;
}

function FactorRow({ icon, name, badge, dates, onRemove }: FactorRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
      {icon}
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          <span>{name}</span>
          {badge && <Badge>{badge}</Badge>}
        </p>
        <p className="text-sm text-neutral-600">{dates}</p>
      </div>
      <Button variant="outline" size="small" aria-label={`Remove ${name}`} onClick={onRemove}>
        Remove
      </Button>
    </li>
  );
}

/** At or below this number the recovery codes are nearly used up. */
const FEW_CODES = 3;

function CodesLeft({ left, onRenew }: { left: number; onRenew: () => void }) {
  const button = (
    <Button variant="outline" className="justify-self-start" onClick={onRenew}>
      Make new recovery codes
    </Button>
  );
  if (left > FEW_CODES)
    return (
      <div className="grid gap-3">
        <p>
          You have {left} of {RECOVERY_CODES} recovery codes left. Each signs you in once when your
          passkey or app is not at hand.
        </p>
        {button}
      </div>
    );
  return (
    <Notice
      tone="waiting"
      title={left === 0 ? 'No recovery codes left' : `Only ${left} recovery codes left`}
    >
      <p className="mb-3">Without them, losing your phone would lock you out. Make new ones now.</p>
      {button}
    </Notice>
  );
}

const LAST_ONE =
  'It is your only second factor: your recovery codes go with it, and signing in takes your password alone. Lawyers need one to change their bank account or tax data, and to be paid on request.';

function RemoveApp({ isLast, onClose }: { isLast: boolean; onClose: () => void }) {
  const remove = useRemoveApp();
  return (
    <Question
      title="Remove the authenticator app?"
      text={isLast ? LAST_ONE : 'Codes of it no longer work.'}
      onClose={onClose}
    >
      <PasswordForm
        mutation={remove}
        button="Remove it"
        variant="danger"
        failure="It was not removed. Please try again."
        onPassword={(password) => remove.mutate(password, { onSuccess: onClose })}
      />
    </Question>
  );
}

interface RemovePasskeyProps {
  id: string;
  name: string;
  isLast: boolean;
  onClose: () => void;
}

function RemovePasskey({ id, name, isLast, onClose }: RemovePasskeyProps) {
  const remove = useRemovePasskey();
  return (
    <Question
      title={`Remove “${name}”?`}
      text={isLast ? LAST_ONE : 'This passkey no longer signs you in.'}
      onClose={onClose}
    >
      <PasswordForm
        mutation={remove}
        button="Remove it"
        variant="danger"
        failure="It was not removed. Please try again."
        onPassword={(password) => remove.mutate({ id, password }, { onSuccess: onClose })}
      />
    </Question>
  );
}

function NewCodes({ onClose }: { onClose: () => void }) {
  const renew = useRenewCodes();
  const codes = renew.data?.recovery_codes;
  return (
    <Question
      title={codes ? 'Save your recovery codes' : 'Make new recovery codes?'}
      text={
        codes
          ? 'Each signs you in once. Keep them in a safe place. We will not show them again.'
          : 'Those you have no longer work then.'
      }
      onClose={onClose}
    >
      {codes ? (
        <RecoveryCodes codes={codes} button="Done" onSaved={onClose} />
      ) : (
        <PasswordForm
          mutation={renew}
          button="Make new codes"
          failure="No new codes were made. Please try again."
          onPassword={(password) => renew.mutate(password)}
        />
      )}
    </Question>
  );
}

interface QuestionProps {
  title: string;
  text: string;
  children: ReactNode;
  onClose: () => void;
}

function Question({ title, text, children, onClose }: QuestionProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      description={text}
    >
      {children}
    </Dialog>
  );
}
