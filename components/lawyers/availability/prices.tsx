'use client';

import { useFormContext } from 'react-hook-form';
import { PesoField } from '@/components/ui/forms/peso-field';
import { Switch } from '@/components/ui/forms/switch';
import { FREE_CONSULTATION } from '@/lib/catalogue/free-consultation';
import { FREE_RULE_FOR_LAWYERS } from '@/lib/catalogue/free-rule';
import type { TypedAvailability } from '@/lib/contract/lawyers/availability-form';
import { MAX_PRICE, MIN_PRICE } from '@/lib/domain/lawyers/pricing';
import { formatPeso } from '@/lib/domain/platform/money';
import { FormSection } from './form-section';

/** What a meeting costs, and whether the first one can be free. */
export function Prices() {
  const { register } = useFormContext<TypedAvailability>();
  return (
    <FormSection
      title="Prices"
      intro={`Shown on your card and before every payment. From ${formatPeso(MIN_PRICE)} to ${formatPeso(MAX_PRICE)}. Without both, clients don’t see your profile.`}
    >
      <div className="@container">
        <div className="grid max-w-form items-start gap-5 @md:grid-cols-2">
          <PriceField name="price_30" label="30 minutes" />
          <PriceField name="price_60" label="60 minutes" />
        </div>
      </div>
      <div className="mt-5 max-w-form rounded border bg-white px-4 py-1">
        <Switch
          label={FREE_CONSULTATION}
          help={`${FREE_RULE_FOR_LAWYERS} It is confirmed at once, without payment, and clients find you when they search for free consultations.`}
          {...register('free_consultation')}
        />
      </div>
    </FormSection>
  );
}

function PriceField({ name, label }: { name: 'price_30' | 'price_60'; label: string }) {
  const { register, formState } = useFormContext<TypedAvailability>();
  return <PesoField label={label} error={formState.errors[name]?.message} {...register(name)} />;
}
