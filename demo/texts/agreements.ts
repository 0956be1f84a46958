import 'server-only';
import type { RichTextBlock, RichTextDocument } from '@/lib/domain/work-items/rich-text';
import type { WorkItemTerms } from '@/lib/domain/work-items/terms';

type Words = string | { readonly heading: string } | { readonly list: readonly string[] };

function textOf(...parts: readonly Words[]): RichTextDocument {
  return { type: 'doc', content: parts.map(blockOf) };
}

function blockOf(part: Words): RichTextBlock {
  if (typeof part === 'string') return paragraph(part);
  if ('heading' in part)
    return {
      type: 'heading',
      attrs: { level: 3 },
      content: [{ type: 'text', text: part.heading }],
    };
  const content = part.list.map(
    (text) => ({ type: 'listItem', content: [paragraph(text)] }) as const,
  );
  return { type: 'bulletList', content };
}

function paragraph(text: string) {
  return { type: 'paragraph', content: [{ type: 'text', text }] } as const;
}

type Terms = Pick<WorkItemTerms, 'title' | 'description' | 'price' | 'milestones' | 'meetings'>;

const noMilestones: WorkItemTerms['milestones'] = [];

/** Terms of the demo lawyer's agreements. In centavos. */
export const AGREEMENT_TERMS = {
  dismissal: {
    title: 'Illegal dismissal case before the NLRC, Cebu City',
    price: 2_800_000,
    milestones: noMilestones,
    meetings: [
      { title: 'Prepare for the SEnA conference', duration: 60 },
      { title: 'Go through the position paper', duration: 60 },
    ],
    description: textOf(
      'I represent you against Northgate Business Services, Inc. from the SEnA conference to the decision of the labor arbiter. An appeal is not included. If you settle during SEnA, the unused part of the fee, ₱12,000, is returned.',
      { heading: 'Included' },
      {
        list: [
          'Request for Assistance and up to three SEnA conferences',
          'Complaint, position paper and reply',
          'Attendance at mandatory conferences, RAB VII',
        ],
      },
    ),
  },
  demandLetter: {
    title: 'Demand letter for unpaid wages',
    price: 650_000,
    milestones: noMilestones,
    meetings: [],
    description: textOf(
      'I write a demand letter to your former employer for wages of three months and the 13th month pay, send it by registered mail, and answer the first reply.',
      'Filing a case is not included.',
    ),
  },
  titleTransfer: {
    title: 'Transfer of title of a lot in Talisay',
    price: 4_500_000,
    milestones: [
      { name: 'Deed of sale and tax clearances', amount: 1_500_000, dueDate: null },
      { name: 'Filing at the Registry of Deeds', amount: 2_000_000, dueDate: null },
      { name: 'New title handed over', amount: 1_000_000, dueDate: null },
    ],
    meetings: [{ title: 'Sign the deed together', duration: 30 }],
    description: textOf(
      'I prepare the deed of absolute sale, apply for the tax clearances and have the title transferred to your name. Taxes and fees of offices are paid by you and are not part of the price.',
    ),
  },
  company: {
    title: 'Registration of a one person corporation',
    price: 1_800_000,
    milestones: noMilestones,
    meetings: [{ title: 'Choose name and capital', duration: 30 }],
    description: textOf(
      'I register your one person corporation with the SEC, from the reservation of the name to the certificate, and prepare the registration with the BIR.',
    ),
  },
  lease: {
    title: 'Review of a lease for a shop in Mandaue',
    price: 900_000,
    milestones: noMilestones,
    meetings: [],
    description: textOf(
      'I review the lease of your shop, mark what should change, and negotiate with the owner in up to two rounds of letters.',
      'Attendance at the signing is not included.',
    ),
  },
  estate: {
    title: 'Extrajudicial settlement of an estate',
    price: 2_400_000,
    milestones: noMilestones,
    meetings: [],
    description: textOf(
      'I prepare the deed of extrajudicial settlement among three heirs, have it published, and file the estate tax return. Taxes and the publication are paid by you.',
    ),
  },
  affidavit: {
    title: 'Affidavit and reply in a barangay case',
    price: 350_000,
    milestones: noMilestones,
    meetings: [],
    description: textOf('I draft your affidavit and a written reply for the Lupon.'),
  },
} as const satisfies Record<string, Terms>;
