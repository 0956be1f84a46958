'use client';

import { type FormEvent, useState } from 'react';
import { PermittedLink } from '@/components/platform/practice';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { PasswordField } from '@/components/ui/forms/password-field';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { Dialog } from '@/components/ui/overlays/dialog';
import { AGREEMENT_OPEN, MEETINGS_AHEAD } from '@/lib/catalogue/deletion-waits';
import { CANCEL_BOOKING } from '@/lib/catalogue/refund-rule';
import { REQUEST_DELETION_FAILURE, useRequestDeletion } from '@/lib/client/accounts/settings';
import { ApiError } from '@/lib/client/platform/api-error';
import { messageFor } from '@/lib/client/platform/messages';
import type { Account } from '@/lib/contract/accounts/settings';
import { COPY } from '@/lib/contract/platform/copy';
import { RETENTION_DAYS } from '@/lib/domain/platform/retention';
import { SettingsSection } from './settings-section';

function hasMeetings(error: Error): boolean {
  return error instanceof ApiError && error.message === MEETINGS_AHEAD;
}

function hasAgreement(error: Error): boolean {
  return error instanceof ApiError && error.message === AGREEMENT_OPEN;
}

const AGREEMENTS = {
  CUSTOMER: '/customer-portal/work-items',
  ADMIN: '/customer-portal/work-items',
  LAWYER: '/lawyer-portal/work-items',
} as const;

const MEETINGS = {
  CUSTOMER: '/customer-portal',
  ADMIN: '/customer-portal',
  LAWYER: '/lawyer-portal/meetings',
} as const;

const FORM = 'delete-account';
const GRACE = `${RETENTION_DAYS.accountGrace} days`;

export function DeletionSection({ account }: { account: Account }) {
  const [open, setOpen] = useState(false);
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const plan = useRequestDeletion();
  const wrong = plan.error instanceof ApiError && plan.error.key === 'wrong_password';

  const change = (next: boolean) => {
    plan.reset();
    setPassword('');
    setMissing(false);
    setOpen(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (account.has_password && password === '') return setMissing(true);
    plan.mutate(account.has_password ? { current_password: password } : {}, {
      onSuccess: () => {
        change(false);
        window.scrollTo({ top: 0 });
      },
    });
  };

  return (
    <SettingsSection id="delete" intro={`You have ${GRACE} to change your mind.`}>
      <p>
        <span>
          We remove your name, contact details, files and messages. The law requires us to keep
          payment records, so we keep those without your name. The other party keeps any agreement
          that was accepted.
        </span>
        {account.user.type === 'LAWYER' && (
          <span>
            {
              ' Your public profile is hidden right away. If we withheld tax from you, we keep your TIN and registered name for our tax returns.'
            }
          </span>
        )}
      </p>
      {!account.deletes_at && (
        <Button
          variant="danger-outline"
          className="justify-self-start"
          onClick={() => change(true)}
        >
          Delete my account
        </Button>
      )}
      <Dialog
        open={open}
        onOpenChange={change}
        title="Delete your account?"
        description={`Your account will be deleted in ${GRACE}. You will be signed out on every other device now.`}
        actions={
          <>
            <Button variant="outline" onClick={() => change(false)}>
              Keep it
            </Button>
            <Button
              type="submit"
              form={FORM}
              variant="danger"
              pending={plan.isPending}
              pendingLabel="Scheduling"
            >
              Delete in {GRACE}
            </Button>
          </>
        }
      >
        <form id={FORM} noValidate method="post" className="mt-4 grid gap-4" onSubmit={submit}>
          {plan.isError && !wrong && (
            <Notice
              tone="bad"
              title={
                hasAgreement(plan.error)
                  ? AGREEMENT_OPEN
                  : messageFor(REQUEST_DELETION_FAILURE, plan.error)
              }
            >
              {hasMeetings(plan.error) && (
                <span>
                  Open each of{' '}
                  <PermittedLink href={MEETINGS[account.user.type]} className={textLinkClass}>
                    your meetings
                  </PermittedLink>{' '}
                  and press “{CANCEL_BOOKING}”, or wait until they are over.
                </span>
              )}
              {hasAgreement(plan.error) && (
                <PermittedLink href={AGREEMENTS[account.user.type]} className={textLinkClass}>
                  See your agreements
                </PermittedLink>
              )}
            </Notice>
          )}
          {account.has_password && (
            <PasswordField
              label="Your password"
              autoComplete="current-password"
              value={password}
              error={
                missing
                  ? COPY.validation.required
                  : wrong
                    ? messageFor(REQUEST_DELETION_FAILURE, plan.error)
                    : undefined
              }
              onChange={({ target }) => {
                setPassword(target.value);
                setMissing(false);
              }}
            />
          )}
        </form>
      </Dialog>
    </SettingsSection>
  );
}
