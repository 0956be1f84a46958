import * as z from 'zod';
import { FIELD_COPY } from '@/lib/contract/platform/copy';
import { formatPeso, typedPrice } from '@/lib/domain/platform/money';
import type { RichTextDocument } from '@/lib/domain/work-items/rich-text';
import { EXPIRY_DAYS, WORK_ITEM_PRICE } from '@/lib/domain/work-items/work-item';
import type { WorkItemTemplate } from './templates';
import { newWorkItem, pastDays, type WorkItem } from './work-items';

export const PAID_IN = ['once', 'parts'] as const;

export const typedAgreementShape = z.object({
  client_id: z.string(),
  title: z.string(),
  description: z.custom<RichTextDocument>().nullable(),
  paid_in: z.enum(PAID_IN),
  price: z.string(),
  milestones: z.array(z.object({ name: z.string(), amount: z.string(), due_date: z.string() })),
  due_date: z.string(),
  meetings: z.array(z.object({ title: z.string(), duration: z.enum(['30', '60']) })),
  additional_services: z.array(
    z.object({ name: z.string(), description: z.string(), price: z.string() }),
  ),
  expires_in_days: z.string(),
});

export type TypedAgreement = z.input<typeof typedAgreementShape>;
/** The body of `createWorkItem`; without client and state the terms of `updateWorkItem`. */
export type WrittenAgreement = z.output<typeof newWorkItem>;

/** Returns the form schema; its output is the request. `today` is a day key: an earlier day is refused. */
export function agreementForm(today: string) {
  return typedAgreementShape.transform(toRequest).pipe(newWorkItem.superRefine(refusePast(today)));
}

function toRequest({ paid_in, price, milestones, ...rest }: TypedAgreement): unknown {
  const inParts = paid_in === 'parts';
  return {
    ...rest,
    client_id: rest.client_id || undefined,
    description: rest.description ?? undefined,
    // Amounts that are missing are said beside them, not at their sum too.
    price: inParts ? (sumOf(milestones) ?? WORK_ITEM_PRICE.min) : typedPrice(price),
    milestones: inParts
      ? milestones.map(({ name, amount, due_date: day }, index) => ({
          name,
          amount: typedPrice(amount),
          // The first is paid with the acceptance.
          due_date: index > 0 && day ? day : null,
        }))
      : [],
    due_date: rest.due_date || null,
    meetings: rest.meetings.map(({ title, duration }) => ({ title, duration: Number(duration) })),
    additional_services: rest.additional_services.map((service) => ({
      ...service,
      price: typedPrice(service.price),
    })),
    expires_in_days: rest.expires_in_days.trim() === '' ? Number.NaN : Number(rest.expires_in_days),
  };
}

/** Returns the sum of the milestones, centavos; null while an amount is missing. */
export function sumOf(milestones: TypedAgreement['milestones']): number | null {
  const amounts = milestones.map(({ amount }) => typedPrice(amount));
  return amounts.reduce<number | null>(
    (sum, amount) => (sum === null || amount === undefined ? null : sum + amount),
    0,
  );
}

/** Returns the typed price, centavos; null while it is missing. */
export function priceOf({
  paid_in,
  price,
  milestones,
}: Pick<TypedAgreement, 'paid_in' | 'price' | 'milestones'>): number | null {
  return paid_in === 'parts' ? sumOf(milestones) : (typedPrice(price) ?? null);
}

function refusePast(today: string) {
  return (value: WrittenAgreement, { addIssue }: z.RefinementCtx) => {
    for (const path of pastDays(value, today))
      addIssue({ code: 'custom', path, message: FIELD_COPY.pastDay });
  };
}

export function emptyAgreement(clientId = ''): TypedAgreement {
  return {
    client_id: clientId,
    title: '',
    description: null,
    paid_in: 'once',
    price: '',
    milestones: [],
    due_date: '',
    meetings: [],
    additional_services: [],
    expires_in_days: String(EXPIRY_DAYS.usual),
  };
}

export function typedAgreement(item: WorkItem): TypedAgreement {
  const { milestones, work_item_meetings, additional_services } = item;
  return {
    ...typedTerms({
      ...item,
      milestones: milestones.flatMap(({ name, amount, due_date }) =>
        name === null ? [] : [{ name, amount, due_date }],
      ),
      meetings: work_item_meetings,
      additional_services,
      expires_in_days: item.expiry_days,
    }),
    client_id: item.client_id,
  };
}

export function typedTerms(terms: WorkItemTemplate['terms']): Omit<TypedAgreement, 'client_id'> {
  return {
    title: terms.title,
    description: terms.description,
    paid_in: terms.milestones.length > 0 ? 'parts' : 'once',
    price: terms.milestones.length > 0 ? '' : typedAmount(terms.price),
    milestones: terms.milestones.map(({ name, amount, due_date }) => ({
      name,
      amount: typedAmount(amount),
      due_date: due_date ?? '',
    })),
    due_date: terms.due_date ?? '',
    meetings: terms.meetings.map(({ title, duration }) => ({
      title,
      duration: duration === 30 ? '30' : '60',
    })),
    additional_services: terms.additional_services.map(({ name, description, price }) => ({
      name,
      description,
      price: typedAmount(price),
    })),
    expires_in_days: String(terms.expires_in_days),
  };
}

/** Returns the same terms without days before `today`, to start another agreement with. */
export function withoutPast<T extends Pick<TypedAgreement, 'due_date' | 'milestones'>>(
  terms: T,
  today: string,
): T {
  const ahead = (day: string) => (day < today ? '' : day);
  return {
    ...terms,
    due_date: ahead(terms.due_date),
    milestones: terms.milestones.map((part) => ({ ...part, due_date: ahead(part.due_date) })),
  };
}

function typedAmount(centavos: number): string {
  return formatPeso(centavos).slice(1);
}

/** Any valid id: a template has no client. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Converts the form to terms of a template, without past days; null while it is incomplete. */
export function templateTerms(
  typed: TypedAgreement,
  today: string,
): WorkItemTemplate['terms'] | null {
  const checked = agreementForm(today).safeParse(
    withoutPast({ ...typed, client_id: NOBODY }, today),
  );
  if (!checked.success) return null;
  const { client_id: _nobody, status: _status, ...terms } = checked.data;
  return terms;
}
