'use client';

import { useState } from 'react';
import * as z from 'zod';
import { classNames } from '@/components/ui/class-names';
import { FieldError } from '@/components/ui/display/field-error';
import { PAYMENT_METHOD_LABELS } from '@/lib/catalogue/payment-methods';
import { TRANSPORT_COPY } from '@/lib/contract/platform/first-copy';
import type { PaymentMethod } from '@/lib/domain/payments/payment';

interface TestPaymentProps {
  sessionId: string;
  amount: string;
  /** Methods to choose from for the payment. */
  methods: readonly PaymentMethod[];
}

type Action = 'pay' | 'fail' | 'close';

const BUTTON =
  'min-h-13 rounded-none border-2 border-neutral-900 px-4 font-semibold aria-disabled:border-dashed';
const answer = z.union([z.object({ redirect: z.string() }), z.object({ error: z.string() })]);

/** The three outcomes of a payment page: pay, fail, or leave. */
export function TestPayment({ sessionId, amount, methods }: TestPaymentProps) {
  const [method, setMethod] = useState(methods[0]);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const run = async (action: Action) => {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    const outcome = await post(sessionId, action, method);
    setBusy(false);
    if ('redirect' in outcome) window.location.assign(outcome.redirect);
    else setProblem(outcome.error);
  };

  const button = (action: Action, label: string, look: string) => (
    <button
      type="button"
      className={classNames(BUTTON, look)}
      aria-disabled={isBusy}
      onClick={() => run(action)}
    >
      {label}
    </button>
  );

  return (
    <div className="grid gap-3">
      {methods.length > 1 && <Methods methods={methods} chosen={method} onChoose={setMethod} />}
      <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
      {button('pay', `Pay ${amount}`, 'bg-neutral-900 text-white hover:bg-neutral-700')}
      {button('fail', 'Fail', 'bg-white hover:bg-neutral-100')}
      {button('close', 'Close', 'bg-white hover:bg-neutral-100')}
    </div>
  );
}

interface MethodsProps extends Pick<TestPaymentProps, 'methods'> {
  chosen: PaymentMethod | undefined;
  onChoose: (method: PaymentMethod) => void;
}

function Methods({ methods, chosen, onChoose }: MethodsProps) {
  return (
    <fieldset>
      <legend className="mb-1 text-sm text-neutral-600">Pay with</legend>
      {methods.map((method) => (
        <label key={method} className="flex min-h-tap items-center gap-3">
          <input
            type="radio"
            name="method"
            value={method}
            checked={method === chosen}
            onChange={() => onChoose(method)}
            className="size-5 accent-neutral-900"
          />
          {PAYMENT_METHOD_LABELS[method].label}
        </label>
      ))}
    </fieldset>
  );
}

async function post(
  sessionId: string,
  action: Action,
  method: PaymentMethod | undefined,
): Promise<z.output<typeof answer>> {
  try {
    const response = await fetch(`/test-gateway/${encodeURIComponent(sessionId)}/${action}`, {
      method: 'POST',
      body: JSON.stringify({ method }),
    });
    const parsed = answer.safeParse(await response.json());
    return parsed.success ? parsed.data : { error: TRANSPORT_COPY.unknown };
  } catch {
    return { error: TRANSPORT_COPY.noAnswer };
  }
}
