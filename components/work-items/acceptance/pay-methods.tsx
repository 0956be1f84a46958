'use client';

import { useQuery } from '@tanstack/react-query';
import { paymentMethodsQuery } from '@/lib/client/payments/payments';
import { methodsWithin } from '@/lib/domain/payments/method-limits';

/** Methods that the next page offers for an amount, centavos. */
export function PayMethods({ amount }: { amount: number }) {
  const { data } = useQuery(paymentMethodsQuery);
  const methods = data?.methods ?? [];
  const within = methodsWithin(
    methods.map(({ id }) => id),
    amount,
  );
  const names = methods.filter(({ id }) => within.includes(id)).map(nameOf);
  return (
    <p className="mt-2 text-sm text-neutral-600">
      {names.length > 0
        ? `${orList(names)} on the next page.`
        : 'You choose how to pay on the next page.'}
    </p>
  );
}

/** Names a method within a sentence: those that are no names of a company begin small. */
function nameOf({ id, label }: { id: string; label: string }): string {
  return id === 'card' ? label.toLowerCase() : label;
}

/** Formats `GCash, Maya or card`. */
function orList(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} or ${last}`;
}
