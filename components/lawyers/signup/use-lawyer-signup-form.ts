'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import {
  destinationOf,
  leaveFor,
  withOwnHash,
} from '@/components/accounts/authentication/destination';
import { showFieldErrors } from '@/components/accounts/authentication/server-errors';
import { LAWYER_SIGNUP_FAILURE, useLawyerSignup } from '@/lib/client/lawyers/signup';
import { ApiError } from '@/lib/client/platform/api-error';
import { messageFor } from '@/lib/client/platform/messages';
import { isAbort } from '@/lib/client/platform/transport';
import type { SafePath } from '@/lib/domain/platform/safe-path';
import { sentOfEach } from '../verification/id-limits';
import { clearDraft } from './draft';
import { FIELDS, type LawyerFields, type LawyerValues, STEPS, type Step, stepOf } from './fields';
import { useLawyerForm } from './use-lawyer-form';

const PARAMETER = 'step';

const NAMES: readonly string[] = STEPS;

export function useLawyerSignupForm(callbackUrl: SafePath | null) {
  const [form, restored] = useLawyerForm();
  const [reached, setReached] = useState<Step>('account');
  const [step, go] = useStep(reached);
  const signup = useLawyerSignup();
  const [sent, setSent] = useState<number[] | null>(null);
  const control = useRef<AbortController | null>(null);

  // A field of another step takes the focus once that step has been drawn.
  const wanted = useRef<FieldPath<LawyerFields> | null>(null);
  useEffect(() => {
    if (!wanted.current || stepOf(wanted.current) !== step) return;
    form.setFocus(wanted.current);
    wanted.current = null;
  }, [step, form]);

  const show = (field: FieldPath<LawyerFields>) => {
    const where = stepOf(field);
    if (where === step) return form.setFocus(field);
    wanted.current = field;
    go(where);
  };

  const next = async () => {
    const names = FIELDS[step];
    if (!(await form.trigger(names))) {
      const wrong = names.find((name) => form.getFieldState(name).invalid);
      return wrong && form.setFocus(wrong);
    }
    const following = STEPS[STEPS.indexOf(step) + 1] ?? step;
    if (STEPS.indexOf(following) > STEPS.indexOf(reached)) setReached(following);
    go(following);
  };

  const refused = (error: unknown) => {
    setSent(null);
    if (isAbort(error)) return signup.reset();
    if (isTaken(error)) {
      form.setError('email', { type: 'server', message: messageFor(LAWYER_SIGNUP_FAILURE, error) });
      return show('email');
    }
    const all = STEPS.flatMap((one) => FIELDS[one]);
    showFieldErrors(error, all, form.setError);
    const first = all.find((name) => error instanceof ApiError && name in error.fields);
    if (first) show(first);
  };

  const send = ({ terms: _accepted, ...fields }: LawyerValues) => {
    const callback = withOwnHash(callbackUrl);
    const sizes = [fields.ibp_id.size, fields.government_id.size];
    control.current = new AbortController();
    setSent([0, 0]);
    // The order in which they are sent is the order in which their progress is counted.
    const { ibp_id, government_id, ...text } = fields;
    signup.mutate(
      {
        body: { ...text, consent: 'true', callback_url: callback, ibp_id, government_id },
        signal: control.current.signal,
        onProgress: (share) => setSent(sentOfEach(sizes, share)),
      },
      {
        onSuccess: (user) => {
          clearDraft();
          leaveFor(destinationOf(user.type, callback));
        },
        onError: refused,
      },
    );
  };

  const submit = form.handleSubmit(send, (errors) => {
    const first = STEPS.flatMap((one) => FIELDS[one]).find((name) => name in errors);
    if (first) show(first);
  });

  const taken = isTaken(signup.error);
  const cancel = () => control.current?.abort();
  return { form, restored, reached, step, go, next, submit, signup, sent, taken, cancel };
}

function isTaken(error: unknown): boolean {
  return error instanceof ApiError && error.key === 'email_taken';
}

/**
 * Keeps the step in the address, so that the browser's Back goes one step back, and returns how to change it.
 * @param reached the furthest step that may be shown
 */
function useStep(reached: Step): [step: Step, go: (step: Step) => void] {
  const search = useSearchParams();
  const wanted = NAMES.indexOf(search.get(PARAMETER) ?? '');
  const index = Math.max(0, Math.min(wanted, STEPS.indexOf(reached)));

  const go = (step: Step) => {
    const next = new URLSearchParams(window.location.search);
    if (step === STEPS[0]) next.delete(PARAMETER);
    else next.set(PARAMETER, step);
    const query = next.toString();
    window.history.pushState(null, '', query ? `?${query}` : window.location.pathname);
    window.scrollTo(0, 0);
  };
  return [STEPS[index] ?? STEPS[0], go];
}
