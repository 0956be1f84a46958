'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { TEXTS } from '@/lib/contract/texts';

interface TestPaymentProps {
  sessionId: string;
  /** `₱1,500` */
  amount: string;
}

type Action = 'pay' | 'fail' | 'close';

const FAILED = 'The payment failed (test). Try again or close.';

/** The three things a payment page can do: take the money, refuse it, or be left. */
export function TestPayment({ sessionId, amount }: TestPaymentProps) {
  const [pending, setPending] = useState<Action | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const run = async (action: Action) => {
    setPending(action);
    setProblem(null);
    const answer = await post(sessionId, action);
    if ('redirect' in answer && action !== 'fail') {
      window.location.assign(answer.redirect);
      return;
    }
    setPending(null);
    setProblem('error' in answer ? answer.error : FAILED);
  };

  return (
    <div className="grid gap-3">
      <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
      <Button
        variant="primary"
        size="large"
        wide
        pending={pending === 'pay'}
        pendingLabel="Paying"
        onClick={() => run('pay')}
      >
        Pay {amount}
      </Button>
      <Button variant="outline" wide pending={pending === 'fail'} onClick={() => run('fail')}>
        Fail
      </Button>
      <Button variant="plain" wide pending={pending === 'close'} onClick={() => run('close')}>
        Close
      </Button>
    </div>
  );
}

async function post(
  sessionId: string,
  action: Action,
): Promise<{ redirect: string } | { error: string }> {
  try {
    const response = await fetch(`/test-gateway/${encodeURIComponent(sessionId)}/${action}`, {
      method: 'POST',
    });
    const answer: unknown = await response.json();
    if (typeof answer !== 'object' || answer === null) return { error: TEXTS.transport.unknown };
    if ('error' in answer) return { error: String(answer.error) };
    return { redirect: 'redirect' in answer ? String(answer.redirect) : '' };
  } catch {
    return { error: TEXTS.transport.noAnswer };
  }
}
