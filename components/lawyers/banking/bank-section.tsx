'use client';

import { useQuery } from '@tanstack/react-query';
import { EmptySection } from '@/components/ui/feedback/nothing-here';
import { Notice } from '@/components/ui/feedback/notice';
import { accountQuery } from '@/lib/client/accounts/settings';
import type { OwnProfile } from '@/lib/contract/lawyers/own-profile';
import { FIELD_TEXTS } from '@/lib/contract/platform/texts';
import { BANK_CHANGE_HOURS } from '@/lib/domain/lawyers/bank-account';
import { WithOwnProfile } from '../profile-editor/with-own-profile';
import { BankForm } from './bank-form';
import { bankOption } from './bank-options';

/** The account of a lawyer: what is saved, and a form to set another. */
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
      <WithOwnProfile>
        {({ banking_info }) => (
          <>
            {banking_info ? <SavedAccount saved={banking_info} /> : <NoAccount />}
            {account?.has_password === false ? (
              <Notice tone="waiting" title="Set a password first">
                {FIELD_TEXTS.passwordMissing}
              </Notice>
            ) : (
              <BankForm saved={banking_info} />
            )}
          </>
        )}
      </WithOwnProfile>
    </section>
  );
}

function SavedAccount({ saved }: { saved: NonNullable<OwnProfile['banking_info']> }) {
  const bank = bankOption(saved.bank_id);
  return (
    <dl className="grid gap-x-6 gap-y-3 rounded border bg-white p-4 sm:grid-cols-3">
      <Detail name="Bank or wallet">{bank?.label ?? saved.bank_id}</Detail>
      <Detail name="Account name">{saved.account_name}</Detail>
      <Detail name={bank?.wallet ? 'Mobile number' : 'Account number'}>
        {saved.account_number}
      </Detail>
    </dl>
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
