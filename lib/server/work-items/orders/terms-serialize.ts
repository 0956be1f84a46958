import 'server-only';
import type { RichTextBlock } from '@/lib/domain/work-items/rich-text';
import type { WorkItemTerms } from '@/lib/domain/work-items/terms';
import type { OfferRow } from '@/lib/server/lawyers/written-work/offers';

/** Writes the terms of an order from the offer as it is now. They are copied: a later change of the offer leaves them. */
export function orderTerms(
  offer: OfferRow,
  parties: WorkItemTerms['parties'],
  platformFee: number,
): WorkItemTerms {
  const { name: title, price } = offer;
  return {
    parties,
    title,
    description: { type: 'doc', content: descriptionOf(offer) },
    price,
    platformFee,
    dueDate: null,
    milestones: [{ name: null, amount: price, dueDate: null }],
    meetings: [],
  };
}

function descriptionOf({ scope, needed, days, revisions }: OfferRow): RichTextBlock[] {
  return [
    ...paragraphs(scope),
    heading('What the client sends'),
    ...paragraphs(needed),
    heading('Delivery'),
    paragraph(
      `By file, within ${days} ${days === 1 ? 'day' : 'days'} after the lawyer has accepted the order. ${revisionsText(revisions)}`,
    ),
    paragraph(
      'Notarization is no part of it: for that, who signs appears in person before a notary public.',
    ),
  ];
}

function revisionsText(revisions: number): string {
  if (revisions === 0) return 'No revision is included.';
  return revisions === 1 ? 'One revision is included.' : `${revisions} revisions are included.`;
}

function paragraphs(text: string): RichTextBlock[] {
  return text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map(paragraph);
}

function paragraph(text: string): RichTextBlock {
  return { type: 'paragraph', content: [{ type: 'text', text }] };
}

function heading(text: string): RichTextBlock {
  return { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text }] };
}
