'use client';
import Link from 'next/link';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { PricedRows } from '@/components/platform/priced-rows';
import { TextField } from '@/components/ui/forms/input';
import { RowFrame } from '@/components/ui/forms/rows/row-frame';
import { RowList } from '@/components/ui/forms/rows/row-list';
import { SelectField } from '@/components/ui/forms/select';
import { TextareaField } from '@/components/ui/forms/textarea';
import { textLinkClass } from '@/components/ui/layout/text-link';
import type { TypedAgreement } from '@/lib/contract/work-items/agreement-form';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import {
  EXPIRY_DAYS,
  MAX_INCLUDED_MEETINGS,
  MAX_SERVICES,
  TITLE_MAX,
} from '@/lib/domain/work-items/work-item';
import { workItemPath } from '../work-item-paths';
import { ClientPart } from './parts/client-part';
import { FormPart } from './parts/form-part';
import { PricePart } from './parts/price-part';
import { TextPart } from './parts/text-part';
import type { useChosenClient } from './parts/use-chosen-client';

interface AgreementFieldsProps {
  item: WorkItem | null;
  chosen: ReturnType<typeof useChosenClient>;
  round: number;
  /** Key of the Manila day. */
  today: string;
}

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
            <span>
              Files are added on{' '}
              <Link
                href={workItemPath('lawyer', item._id)}
                prefetch={false}
                className={textLinkClass}
              >
                the page of the agreement
              </Link>
              .
            </span>
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

/** Additional work that the client can buy once the agreement is paid. */
function ServiceRows() {
  const { control, register, formState } = useFormContext<TypedAgreement>();
  const { fields, append, remove } = useFieldArray({ control, name: 'additional_services' });
  const errors = formState.errors.additional_services;
  return (
    <FormPart
      title="Additional services"
      intro="Not part of the price. Your client can buy each one separately once the agreement is paid. You can offer more later."
    >
      <PricedRows
        label="Additional services"
        rows={fields}
        max={MAX_SERVICES}
        onAdd={() => append({ name: '', description: '', price: '' })}
        onRemove={remove}
        priceLabel="Price"
        columns="sm:grid-cols-[minmax(0,1fr)_12rem]"
        fieldsOf={(index) => ({
          name: {
            maxLength: TITLE_MAX,
            error: errors?.[index]?.name?.message,
            ...register(`additional_services.${index}.name`),
          },
          price: {
            error: errors?.[index]?.price?.message,
            ...register(`additional_services.${index}.price`),
          },
          more: (
            <TextareaField
              label="Description"
              optional
              rows={2}
              maxLength={DESCRIPTION_MAX}
              error={errors?.[index]?.description?.message}
              {...register(`additional_services.${index}.description`)}
            />
          ),
        })}
      />
    </FormPart>
  );
}

const DESCRIPTION_MAX = 1000;

/** Meetings included in the price; the client chooses their times after the payment. */
function MeetingRows() {
  const { control, register, formState } = useFormContext<TypedAgreement>();
  const { fields, append, remove } = useFieldArray({ control, name: 'meetings' });
  const errors = formState.errors.meetings;
  return (
    <FormPart
      title="Included meetings"
      intro="Included in the price. Once the agreement is paid, your client chooses an open time in your calendar for each."
    >
      <RowList
        label="Included meetings"
        addLabel="Add a meeting"
        count={fields.length}
        max={MAX_INCLUDED_MEETINGS}
        onAdd={() => append({ title: '', duration: '60' })}
      >
        {(afterRemoval) =>
          fields.map(({ id }, index) => (
            <RowFrame
              key={id}
              name={`Meeting ${index + 1}`}
              onRemove={() => {
                remove(index);
                afterRemoval();
              }}
            >
              <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_10rem]">
                <TextField
                  label="Title"
                  maxLength={TITLE_MAX}
                  autoComplete="off"
                  error={errors?.[index]?.title?.message}
                  {...register(`meetings.${index}.title`)}
                />
                <SelectField label="Length" {...register(`meetings.${index}.duration`)}>
                  <option value="30">30 minutes</option>
                  <option value="60">60 minutes</option>
                </SelectField>
              </div>
            </RowFrame>
          ))
        }
      </RowList>
    </FormPart>
  );
}
