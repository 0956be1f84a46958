'use client';

import { useDeferredValue, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { sumOf, type TypedAgreement } from '@/lib/contract/work-items/agreement-form';
import type { RichTextDocument } from '@/lib/domain/work-items/rich-text';
import { AgreementTerms, type ShownTerms } from '../detail/agreement-terms';

/** Preview of the agreement as the client will see it. `platformFee` is centavos. */
export function Preview({ platformFee }: { platformFee: number }) {
  const { control } = useFormContext<TypedAgreement>();
  const typed = useDeferredValue(useWatch({ control }) as TypedAgreement);
  const terms = useMemo(() => shownTerms(typed, platformFee), [typed, platformFee]);
  return (
    <>
      <p className="mb-5 font-serif text-2xl font-medium break-words">
        {typed.title.trim() || 'No title yet'}
      </p>
      <AgreementTerms terms={terms} />
    </>
  );
}

const NO_TEXT: RichTextDocument = { type: 'doc', content: [{ type: 'paragraph' }] };

/** Returns the typed terms, complete or not; a missing amount is 0, a missing price is named. */
export function shownTerms(typed: TypedAgreement, platformFee: number): ShownTerms {
  const inParts = typed.paid_in === 'parts';
  const amount = (text: string) => sumOf([{ name: '', amount: text, due_date: '' }]) ?? 0;
  const price = inParts
    ? typed.milestones.reduce((sum, part) => sum + amount(part.amount), 0)
    : amount(typed.price);
  return {
    description: (typed.description ?? NO_TEXT) as ShownTerms['description'],
    price,
    noPrice: price === 0 ? 'Your fee is missing' : undefined,
    platform_fee: platformFee,
    due_date: typed.due_date || null,
    milestones: inParts
      ? typed.milestones.map((part) => ({
          name: part.name.trim() || 'No name yet',
          amount: amount(part.amount),
          due_date: part.due_date || null,
        }))
      : [{ name: null, amount: price, due_date: null }],
    meetings: typed.meetings.map(({ title, duration }) => ({
      title: title.trim() || 'No title yet',
      duration: duration === '30' ? 30 : 60,
    })),
    additional_services: typed.additional_services.map((service) => ({
      name: service.name.trim() || 'No name yet',
      description: service.description.trim(),
      price: amount(service.price),
    })),
  };
}
