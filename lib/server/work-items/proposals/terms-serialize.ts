import 'server-only';
import type { WorkItemTermsValues } from '@/lib/contract/work-items/work-items';
import type { WorkItemTerms } from '@/lib/domain/work-items/terms';

export interface Written
  extends Omit<WorkItemTermsValues, 'description' | 'additional_services' | 'expires_in_days'> {
  description: WorkItemTerms['description'];
}

/**
 * Builds terms between these two from a lawyer's text, with the present platform fee (centavos); one payment of the
 * whole price where there are no milestones.
 */
export function termsOf(
  input: Written,
  parties: WorkItemTerms['parties'],
  platformFee: number,
): WorkItemTerms {
  const { title, description, price, milestones, meetings } = input;
  return {
    parties,
    title,
    description,
    price,
    platformFee,
    dueDate: input.due_date,
    milestones:
      milestones.length > 0
        ? milestones.map(({ name, amount, due_date: dueDate }) => ({ name, amount, dueDate }))
        : [{ name: null, amount: price, dueDate: null }],
    meetings: meetings.map(({ title: about, duration }) => ({ title: about, duration })),
  };
}
