'use client';

import { useState } from 'react';
import { ActionFailure } from '@/components/platform/action-failure';
import { Price } from '@/components/ui/display/price';
import { Button } from '@/components/ui/forms/button';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { thenPay } from '@/lib/client/payments/checkout-address';
import {
  PURCHASE_SERVICES_FAILURE,
  usePurchaseServices,
} from '@/lib/client/work-items/part-changes';
import type { AdditionalService } from '@/lib/contract/work-items/services';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { PayMethods } from '../acceptance/pay-methods';

interface BuyServicesProps {
  item: WorkItem;
  services: readonly AdditionalService[];
}

export function BuyServices({ item, services }: BuyServicesProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const buy = usePurchaseServices(item._id);
  const toBuy = services.filter(({ _id }) => chosen.includes(_id));
  const choose = (id: string, on: boolean) => {
    buy.reset();
    setChosen(on ? [...chosen, id] : chosen.filter((other) => other !== id));
  };
  return (
    <>
      <ul className="mt-2">
        {services.map(({ _id, name, description, price }) => (
          <li key={_id} className="flex items-start justify-between gap-4 py-2 not-first:border-t">
            <Checkbox
              className="min-w-0 flex-1"
              label={<span className="font-medium break-words">{name}</span>}
              help={description && <span className="whitespace-pre-line">{description}</span>}
              checked={chosen.includes(_id)}
              onChange={({ target }) => choose(_id, target.checked)}
            />
            <Price centavos={price} className="py-2.5 font-semibold" />
          </li>
        ))}
      </ul>
      {toBuy.length > 0 && (
        <Total
          item={item}
          price={toBuy.reduce((sum, { price }) => sum + price, 0)}
          pending={buy.isPending || buy.isSuccess}
          onBuy={() => thenPay(buy.mutateAsync(toBuy.map(({ _id }) => _id)))}
        />
      )}
      <ActionFailure failure={PURCHASE_SERVICES_FAILURE} error={buy.error} className="mt-3" />
    </>
  );
}

interface TotalProps {
  item: WorkItem;
  /** Centavos, without the platform fee. */
  price: number;
  pending: boolean;
  onBuy: () => void;
}

function Total({ item: { platform_fee: fee }, price, pending, onBuy }: TotalProps) {
  return (
    <div className="mt-3 rounded border bg-white p-4 print:hidden">
      <dl className="grid gap-1 tabular" aria-live="polite">
        <div className="flex justify-between gap-4">
          <dt>Lawyer’s fee</dt>
          <dd>
            <Price centavos={price} />
          </dd>
        </div>
        <div className="flex justify-between gap-4">
          <dt>Platform fee</dt>
          <dd>
            <Price centavos={fee} />
          </dd>
        </div>
        <div className="flex justify-between gap-4 border-t pt-2 font-semibold">
          <dt>Total</dt>
          <dd>
            <Price centavos={price + fee} />
          </dd>
        </div>
      </dl>
      <PayMethods amount={price + fee} />
      <Button
        wide
        className="mt-3"
        pending={pending}
        pendingLabel="Opening the payment"
        onClick={onBuy}
      >
        <span>
          Buy for <Price centavos={price + fee} />
        </span>
      </Button>
      <p className="mt-2 text-sm text-neutral-600">
        Sangguni holds the lawyer’s fee until the agreement is completed.
      </p>
    </div>
  );
}
