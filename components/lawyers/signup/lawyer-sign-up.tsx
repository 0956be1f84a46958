'use client';

import { ArrowLeft } from 'lucide';
import Link from 'next/link';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { signInPath } from '@/components/accounts/authentication/destination';
import { TermsLinks } from '@/components/accounts/authentication/terms-links';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Icon } from '@/components/ui/icons/icon';
import { StepBar } from '@/components/ui/layout/step-bar';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { LAWYER_SIGNUP_FAILURE } from '@/lib/client/lawyers/signup';
import { messageFor } from '@/lib/client/platform/messages';
import { RETENTION_DAYS } from '@/lib/domain/platform/retention';
import { type SafePath, sitePath, withCallback } from '@/lib/domain/platform/safe-path';
import { IdFields, IdNumbers } from '../verification/id-fields';
import { AccountStep } from './account-step';
import type { LawyerDraft } from './draft';
import { STEPS, type Step } from './fields';
import { PracticeStep } from './practice-step';
import type { LawyerForm } from './use-lawyer-form';
import { useLawyerSignupForm } from './use-lawyer-signup-form';

interface IdsStepProps {
  form: LawyerForm;
  /** Percent uploaded of the IBP ID and of the government ID while they are sent. */
  sent: readonly number[] | null;
  onCancel: () => void;
}

const NAMES = ['Account', 'Practice', 'IDs'];

const HEADINGS: Record<Step, { title: string; text: string }> = {
  account: {
    title: 'Register as a lawyer',
    text: 'Three short steps. Signing up is free.',
  },
  practice: {
    title: 'What you practice, and where',
    text: 'Clients search by this. You can change it later.',
  },
  ids: {
    title: 'Show that you are a lawyer',
    text: 'We check two IDs, once. Only you and the person who checks them can open the files. Clients see the date of the check, never the IDs.',
  },
};

interface LawyerSignUpProps {
  /** A path of this site, or null for the own portal. */
  callbackUrl: SafePath | null;
}

export function LawyerSignUp({ callbackUrl }: LawyerSignUpProps) {
  const state = useLawyerSignupForm(callbackUrl);
  const { form, restored, step, go, next, submit, signup, sent, taken, cancel } = state;
  const last = step === 'ids';
  const busy = signup.isPending || signup.isSuccess;

  const advance = (event: FormEvent) => {
    event.preventDefault();
    void (last ? submit() : next());
  };

  return (
    <>
      <StepBar steps={NAMES} current={STEPS.indexOf(step)} />
      <Heading step={step}>{step === 'account' && <OtherWays callbackUrl={callbackUrl} />}</Heading>
      <form
        className="mt-7 grid grid-cols-[minmax(0,1fr)] gap-6"
        method="post"
        noValidate
        onSubmit={advance}
      >
        {restored && step !== 'practice' && <Restored draft={restored} step={step} />}
        {step === 'account' && <AccountStep form={form} taken={taken} callbackUrl={callbackUrl} />}
        {step === 'practice' && <PracticeStep form={form} />}
        {last && <IdsStep form={form} sent={sent} onCancel={cancel} />}
        {signup.isError && !taken && (
          <Notice tone="bad" title={messageFor(LAWYER_SIGNUP_FAILURE, signup.error)}>
            What you typed and the files you chose are still here.
          </Notice>
        )}
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-between">
          {step === 'account' ? (
            <span />
          ) : (
            <Button
              variant="outline"
              size="large"
              disabled={busy}
              onClick={() => go(last ? 'practice' : 'account')}
            >
              <Icon of={ArrowLeft} className="size-5" />
              Back
            </Button>
          )}
          <SubmitButton
            size="large"
            variant={last ? 'action' : 'primary'}
            pending={busy}
            pendingLabel="Creating your account"
          >
            {last ? 'Create account' : 'Continue'}
          </SubmitButton>
        </div>
      </form>
    </>
  );
}

/** The heading takes the focus when the step changes, so that a screen reader begins there. */
function Heading({ step, children }: { step: Step; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  const { title, text } = HEADINGS[step];
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="mt-7 text-3xl outline-none">
        {title}
      </h1>
      <p className="mt-2 max-w-text text-neutral-700">
        {text} {children}
      </p>
    </>
  );
}

function OtherWays({ callbackUrl }: { callbackUrl: SafePath | null }) {
  return (
    <span>
      Have an account already?{' '}
      <Link href={signInPath(callbackUrl)} className={textLinkClass}>
        Sign in
      </Link>
      . Looking for a lawyer?{' '}
      <Link href={withCallback(sitePath`/signup/customer`, callbackUrl)} className={textLinkClass}>
        Register as a client
      </Link>
      .
    </span>
  );
}

function Restored({ draft, step }: { draft: LawyerDraft; step: Step }) {
  if (step === 'account') {
    return (
      <Notice title="What you typed is still here.">
        Only the password is missing: for your safety, we never keep it. Enter it again to continue.
      </Notice>
    );
  }
  if (draft.files.length === 0) return null;
  return (
    <Notice title="Please choose your IDs again.">
      Files are lost when a page reloads. You had chosen {draft.files.join(' and ')}.
    </Notice>
  );
}

function IdsStep({ form, sent, onCancel }: IdsStepProps) {
  const { register, formState } = form;
  return (
    <FormProvider {...form}>
      <IdFields sent={sent} onCancel={onCancel} />
      <IdNumbers />
      <Checkbox
        label={<Terms />}
        help={`The IDs are deleted ${RETENTION_DAYS.identityDocuments} days after the check.`}
        error={formState.errors.terms?.message}
        {...register('terms')}
      />
    </FormProvider>
  );
}

function Terms() {
  return (
    <span>
      I accept the <TermsLinks />, and that my IDs are checked to verify me.
    </span>
  );
}
