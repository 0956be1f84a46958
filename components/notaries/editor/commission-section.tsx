'use client';

import { useFormContext } from 'react-hook-form';
import { FormSection } from '@/components/lawyers/availability/form-section';
import { Notice } from '@/components/ui/feedback/notice';
import { FieldGroup } from '@/components/ui/forms/field';
import { TextField } from '@/components/ui/forms/input';
import { RadioCard } from '@/components/ui/forms/radio-card';
import type { TypedNotary } from '@/lib/contract/notaries/notary-form';
import type { OwnNotary } from '@/lib/contract/notaries/own-notary';
import { commissionEnds, isCommissionOver } from '@/lib/domain/notaries/commission';
import { COMMISSION_NUMBER_MAX, TERRITORY_MAX } from '@/lib/domain/notaries/limits';
import { CommissionDocument } from './commission-document';
import { commissionNotice, dayLabel } from './commission-notice';

interface CommissionSectionProps {
  own: OwnNotary;
  now: number;
}

export function CommissionSection({ own, now }: CommissionSectionProps) {
  const { register, formState } = useFormContext<TypedNotary>();
  const { errors } = formState;
  const notice = commissionNotice(own);
  return (
    <FormSection
      title="Commission"
      intro="Exactly as in your commission. A verifier compares it with the document before clients can find you."
    >
      <div className="grid max-w-form gap-5">
        {notice && (
          <Notice tone={notice.tone} title={notice.title}>
            {notice.detail}
          </Notice>
        )}
        <TextField
          label="Commission number"
          autoComplete="off"
          maxLength={COMMISSION_NUMBER_MAX}
          error={errors.commission_number?.message}
          {...register('commission_number')}
        />
        <TextField
          label="Territory"
          autoComplete="off"
          maxLength={TERRITORY_MAX}
          help="The city or province of the court that commissioned you, as the commission says."
          error={errors.commission_territory?.message}
          {...register('commission_territory')}
        />
        <FieldGroup
          label="Valid until"
          help="A commission runs for two years from January 1 of the year in which it was made (2004 Rules on Notarial Practice, A.M. No. 02-8-13-SC, Rule III, Section 11)."
          error={errors.commission_valid_until?.message}
        >
          <div className="grid gap-3 sm:grid-cols-2">
            {endChoices(own.commission_valid_until, now).map((day) => (
              <RadioCard
                key={day}
                label={dayLabel(day)}
                help={isCommissionOver(day, now) ? 'Over' : undefined}
                value={day}
                {...register('commission_valid_until')}
              />
            ))}
          </div>
        </FieldGroup>
        <CommissionDocument own={own} now={now} />
      </div>
    </FormSection>
  );
}

/** Returns the selectable end dates, including the saved one. */
function endChoices(saved: string | null, now: number): string[] {
  return [...new Set([...commissionEnds(now), ...(saved ? [saved] : [])])].sort();
}
