'use client';

import Link from 'next/link';
import { useFormContext } from 'react-hook-form';
import { TextField } from '@/components/ui/forms/input';
import { textLinkClass } from '@/components/ui/layout/text-link';
import type { TypedAgreement } from '@/lib/contract/work-items/agreement-form';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { EXPIRY_DAYS } from '@/lib/domain/work-items/work-item';
import { workItemPath } from '../work-item-paths';
import { ClientPart } from './parts/client-part';
import { FormPart } from './parts/form-part';
import { MeetingRows } from './parts/meeting-rows';
import { PricePart } from './parts/price-part';
import { ServiceRows } from './parts/service-rows';
import { TextPart } from './parts/text-part';
import type { useChosenClient } from './parts/use-chosen-client';

interface AgreementFieldsProps {
  item: WorkItem | null;
  chosen: ReturnType<typeof useChosenClient>;
  round: number;
  /** Key of the Manila day. */
  today: string;
}

/** Everything that is typed of an agreement. */
export function AgreementFields({ item, chosen, round, today }: AgreementFieldsProps) {
  return (
    <>
      <ClientPart chosen={chosen} fixed={item !== null} />
      <TextPart round={round} />
      <PricePart today={today} />
      <MeetingRows />
      <ServiceRows />
      <Expiry />
      <FormPart title="Files">
        <p className="max-w-form text-neutral-700">
          {item ? (
            <>
              Files are added on{' '}
              <Link href={workItemPath('lawyer', item._id)} className={textLinkClass}>
                the page of the agreement
              </Link>
              .
            </>
          ) : (
            'To add files, save a draft first. Then add them on the agreement page and send it from there.'
          )}
        </p>
      </FormPart>
    </>
  );
}

function Expiry() {
  const { register, formState } = useFormContext<TypedAgreement>();
  return (
    <FormPart title="Time to decide">
      <TextField
        label="Days to accept it"
        inputMode="numeric"
        autoComplete="off"
        className="max-w-72"
        help={`From ${EXPIRY_DAYS.min} to ${EXPIRY_DAYS.max} days after you send it. Then it expires.`}
        error={formState.errors.expires_in_days?.message}
        {...register('expires_in_days')}
      />
    </FormPart>
  );
}
