'use client';

import { useState } from 'react';
import * as z from 'zod';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { TEXTS } from '@/lib/contract/texts';

interface TestPaymentProps {
  sessionId: string;
  /** `₱1,500` */
  amount: string;
}

type Action = 'pay' | 'fail' | 'close';

const answer = z.union([z.object({ redirect: z.string() }), z.object({ error: z.string() })]);

/** The three things a payment page can do: take the money, refuse it, or be left. */
export function TestPayment({ sessionId, amount }: TestPaymentProps) {
  const [pending, setPending] = useState<Action | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const run = async (action: Action) => {
    setPending(action);
    setProblem(null);
    const outcome = await post(sessionId, action);
    if ('redirect' in outcome) {
      window.location.assign(outcome.redirect);
      return;
    }
    setPending(null);
    setProblem(outcome.error);
  };

  return (
    <div className="grid gap-3">
      <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
      <Button
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

async function post(sessionId: string, action: Action): Promise<z.output<typeof answer>> {
  try {
    const response = await fetch(`/test-gateway/${encodeURIComponent(sessionId)}/${action}`, {
      method: 'POST',
    });
    const parsed = answer.safeParse(await response.json());
    return parsed.success ? parsed.data : { error: TEXTS.transport.unknown };
  } catch {
    return { error: TEXTS.transport.noAnswer };
  }
}
