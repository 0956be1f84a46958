'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import type * as z from 'zod';
import { showFieldErrors } from '@/components/accounts/authentication/server-errors';
import { FactorFirst } from '@/components/accounts/second-factor/factor-first';
import { FactorPrompt } from '@/components/accounts/second-factor/factor-prompt';
import { FieldError } from '@/components/ui/display/field-error';
import { EmptySection } from '@/components/ui/feedback/nothing-here';
import { Notice } from '@/components/ui/feedback/notice';
import { showToast } from '@/components/ui/feedback/toast-queue';
import { Button } from '@/components/ui/forms/button';
import { TextField } from '@/components/ui/forms/input';
import { PasswordField } from '@/components/ui/forms/password-field';
import { messageWithFactor } from '@/lib/client/accounts/second-factor';
import { accountQuery } from '@/lib/client/accounts/settings';
import { SET_BANKING_INFO_FAILURE, useSetBankingInfo } from '@/lib/client/lawyers/own-profile';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import { bankingInput, type OwnProfile } from '@/lib/contract/lawyers/own-profile';
import { COPY, FIELD_COPY } from '@/lib/contract/platform/copy';
import { BANK_CHANGE_HOURS } from '@/lib/domain/lawyers/bank-account';
import { NextSection } from '../profile-editor/next-section';
import { SaveBar } from '../profile-editor/save-bar';
import { useUnsavedChanges } from '../profile-editor/use-unsaved-changes';
import { WithOwnProfile } from '../profile-editor/with-own-profile';
import { BankField } from './bank-field';
import { type BankOption, bankOption } from './bank-options';

export function BankSection() {
  const account = useQuery(accountQuery()).data;
  return (
    <section aria-labelledby="bank-details" className="grid max-w-form gap-6">
      <div>
        <h2 id="bank-details" className="text-2xl">
          Bank details
        </h2>
        <p className="mt-1 text-neutral-700">
          We pay your fees into this account. Clients never see it, the number is stored encrypted,
          and we email you about each change. For {BANK_CHANGE_HOURS} hours after a change, nothing
          is paid out.
        </p>
      </div>
      <FactorPrompt />
      <WithOwnProfile>
        {({ banking_info }) => (
          <Account saved={banking_info} hasPassword={account?.has_password !== false} />
        )}
      </WithOwnProfile>
    </section>
  );
}

interface AccountProps {
  saved: OwnProfile['banking_info'];
  hasPassword: boolean;
}

function Account({ saved, hasPassword }: AccountProps) {
  // Not by what is saved alone: the form stays until it has said that it was.
  const [isChanging, setChanging] = useState(saved === null);
  const [wasSaved, setSaved] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The form that had the focus is gone.
    if (wasSaved && saved && !isChanging) button.current?.focus();
  }, [wasSaved, saved, isChanging]);
  return (
    <>
      {saved ? (
        <SavedAccount saved={saved}>
          {hasPassword && (
            <Button
              ref={button}
              variant="outline"
              size="small"
              aria-expanded={isChanging}
              onClick={() => setChanging(!isChanging)}
            >
              {isChanging ? 'Keep this account' : 'Change'}
            </Button>
          )}
        </SavedAccount>
      ) : (
        <NoAccount />
      )}
      {saved && !isChanging && <NextSection className="justify-self-end" />}
      {!hasPassword && (
        <Notice tone="waiting" title="Set a password first">
          {FIELD_COPY.passwordMissing}
        </Notice>
      )}
      {hasPassword && isChanging && (
        <FactorFirst what="A change of your bank account" button="Confirm that it is you">
          <BankForm
            saved={saved}
            onSaved={() => {
              setChanging(false);
              setSaved(true);
            }}
          />
        </FactorFirst>
      )}
    </>
  );
}

interface SavedAccountProps {
  saved: NonNullable<OwnProfile['banking_info']>;
  children: ReactNode;
}

function SavedAccount({ saved, children }: SavedAccountProps) {
  const bank = bankOption(saved.bank_id);
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded border bg-white p-4">
      <dl className="grid min-w-0 flex-1 gap-x-6 gap-y-3 sm:grid-cols-3">
        <Detail name="Bank or wallet">{bank?.label ?? saved.bank_id}</Detail>
        <Detail name="Account name">{saved.account_name}</Detail>
        <Detail name={bank?.wallet ? 'Mobile number' : 'Account number'}>
          {saved.account_number}
        </Detail>
      </dl>
      {children}
    </div>
  );
}

function Detail({ name, children }: { name: string; children: string }) {
  return (
    <div className="min-w-0 wrap-anywhere">
      <dt className="text-sm text-neutral-600">{name}</dt>
      <dd className="font-semibold tabular">{children}</dd>
    </div>
  );
}

function NoAccount() {
  return (
    <EmptySection>
      No account yet. Clients see your profile once you add one, for example “BPI, Ana Reyes, 1234
      5678 90” or the mobile number of your GCash account.
    </EmptySection>
  );
}

const bankForm = bankingInput.required({ current_password: true });

type BankFields = Omit<z.input<typeof bankForm>, 'bank_id'> & { bank_id: string };

type BankOutput = z.output<typeof bankForm>;

const NAMES = ['bank_id', 'account_name', 'account_number', 'current_password'] as const;

interface BankFormProps {
  saved: OwnProfile['banking_info'];
  onSaved: () => void;
}

/** Sets the account after the password is confirmed. */
function BankForm({ saved, onSaved }: BankFormProps) {
  const save = useSetBankingInfo();
  const form = useForm<BankFields, unknown, BankOutput>({
    resolver: zodResolver(bankForm, FIELD_MESSAGES),
    defaultValues: valuesOf(saved),
  });
  // Before the others, which the focus of a refused form goes by.
  const bankField = useController({ control: form.control, name: 'bank_id' });
  const { register, handleSubmit, formState, setError, reset } = form;
  const { errors, isDirty } = formState;
  useUnsavedChanges(isDirty && !save.isPending);
  const bank = bankOption(bankField.field.value);
  const submit = handleSubmit((fields) =>
    save.mutate(fields, {
      onSuccess: ({ banking_info }) => {
        showToast('success', COPY.lawyerProfile.success);
        reset(valuesOf(banking_info));
        onSaved();
      },
      onError: (error) => {
        showToast('error', bankMessage(error));
        showFieldErrors(error, NAMES, setError);
      },
    }),
  );
  return (
    <form className="grid gap-5" noValidate method="post" onSubmit={submit}>
      <BankField field={bankField.field} error={bankField.fieldState.error?.message} />
      <TextField
        label="Account name"
        autoComplete="off"
        help="Exactly as the bank or wallet has it."
        error={errors.account_name?.message}
        {...register('account_name')}
      />
      <TextField
        label={bank?.wallet ? 'Mobile number' : 'Account number'}
        inputMode="numeric"
        autoComplete="off"
        help={numberHelp(bank, saved)}
        error={errors.account_number?.message}
        {...register('account_number')}
      />
      <PasswordField
        label="Your current password"
        autoComplete="current-password"
        help="We ask for it every time this account is changed, to protect your money."
        error={errors.current_password?.message}
        {...register('current_password')}
      />
      {save.isError && <FieldError>{bankMessage(save.error)}</FieldError>}
      <SaveBar dirty={isDirty} pending={save.isPending} onDiscard={() => reset()} />
    </form>
  );
}

function bankMessage(error: Error): string {
  return messageWithFactor(SET_BANKING_INFO_FAILURE, error);
}

/**
 * Returns the help text: a mobile number for wallets, an account number for banks; a saved number has to be retyped.
 */
function numberHelp(bank: BankOption | null, saved: OwnProfile['banking_info']): string {
  const what = bank?.wallet
    ? `The mobile number of your ${bank.label} account, such as 0917 123 4567.`
    : '6 to 20 digits, as shown in your passbook or bank app.';
  return saved
    ? `${what} The saved one is ${saved.account_number}; enter the full number to save.`
    : what;
}

/** Never fills in the number: the page knows only its last four digits. */
function valuesOf(saved: OwnProfile['banking_info']): BankFields {
  return {
    bank_id: saved?.bank_id ?? '',
    account_name: saved?.account_name ?? '',
    account_number: '',
    current_password: '',
  };
}
