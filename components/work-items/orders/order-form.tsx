'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useRouter } from 'next/navigation';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { showFieldErrors } from '@/components/accounts/authentication/server-errors';
import { PriceLines } from '@/components/payments/checkout/price-lines';
import { ActionFailure } from '@/components/platform/action-failure';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { TextField } from '@/components/ui/forms/input';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { TextareaField } from '@/components/ui/forms/textarea';
import { ApiError } from '@/lib/client/platform/api-error';
import { ORDER_FAILURE, useOrderWrittenWork } from '@/lib/client/work-items/orders';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import type { WrittenOffer } from '@/lib/contract/lawyers/written-work';
import { orderInput } from '@/lib/contract/work-items/orders';
import { ORDER_ABOUT_MAX } from '@/lib/domain/work-items/order';
import { workItemPath } from '../work-item-paths';

const NAMES = ['about', 'other_party', 'consent'] as const;

/** Fields that the client fills in; the rest of the request is the offer that the page shows. */
const typedShape = z.object({
  about: z.string(),
  other_party: z.string(),
  consent: z.boolean(),
});
type Typed = z.input<typeof typedShape>;

interface OrderFormProps {
  lawyerId: string;
  /** Name of the lawyer, with the title. */
  name: string;
  offer: WrittenOffer;
  /** Centavos. */
  platformFee: number;
}

export function OrderForm({ lawyerId, name, offer, platformFee }: OrderFormProps) {
  const router = useRouter();
  const order = useOrderWrittenWork();
  const expected = offer.price + platformFee;
  const schema = typedShape
    .transform((typed): unknown => ({
      ...typed,
      lawyer_id: lawyerId,
      offer_id: offer._id,
      expected_total: expected,
    }))
    .pipe(orderInput);
  const form = useForm<Typed, unknown, z.output<typeof orderInput>>({
    resolver: zodResolver(schema, FIELD_MESSAGES),
    defaultValues: { about: '', other_party: '', consent: false },
  });
  const { register, watch, formState, setError } = form;
  const { errors } = formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      const item = await order.mutateAsync(values);
      router.push(workItemPath('client', item._id));
    } catch (error) {
      if (error instanceof ApiError && error.key === 'price_changed') router.refresh();
      showFieldErrors(error, NAMES, setError);
    }
  });
  return (
    <form className="grid grid-cols-1 gap-5" noValidate method="post" onSubmit={submit}>
      <TextareaField
        label="What it is about"
        rows={6}
        help={`Only you and ${name} can read this, who first checks for a conflict of interest where you name the other side.`}
        count={{ length: watch('about').trim().length, max: ORDER_ABOUT_MAX }}
        error={errors.about?.message}
        {...register('about')}
      />
      <TextField
        label="The other side"
        optional
        autoComplete="off"
        help="So that the lawyer can check for a conflict of interest before reading the rest."
        error={errors.other_party?.message}
        {...register('other_party')}
      />
      <Checkbox
        label={`${name} may read what I write and send, in order to do this work.`}
        error={errors.consent?.message}
        {...register('consent')}
      />
      <div className="max-w-72">
        <PriceLines
          minutes={undefined}
          price={offer.price}
          platformFee={platformFee}
          total={expected}
        />
      </div>
      <ActionFailure failure={ORDER_FAILURE} error={order.error} />
      <SubmitButton
        className="justify-self-start"
        size="large"
        pending={order.isPending || order.isSuccess}
        pendingLabel="Going on"
      >
        Go on to files and payment
      </SubmitButton>
      <p className="text-sm text-neutral-700">Nothing is ordered or charged yet.</p>
    </form>
  );
}
