import 'server-only';
import { dayKeyStart, formatDay, formatTime } from '@/lib/domain/platform/clock-labels';
import { formatPeso } from '@/lib/domain/platform/money';
import type {
  RichTextBlock,
  RichTextDocument,
  RichTextInline,
  RichTextItem,
} from '@/lib/domain/work-items/rich-text';
import type { WorkItemTerms } from '@/lib/domain/work-items/terms';
import { isolated } from '@/lib/server/adapters/pdf/paper-text';
import type { PdfBlock, PdfDocument, PdfItem, PdfRun } from '@/lib/server/adapters/pdf/port';
import { SITE } from '@/lib/site';

export interface VersionOfTerms {
  readonly terms: WorkItemTerms;
  readonly version: number;
  readonly sha256: string;
}

export interface SignedTerms extends VersionOfTerms {
  readonly acceptance: {
    readonly name: string;
    readonly address: string;
    readonly acceptedAt: Date;
  };
}

/** Notices in the file of a version that was not accepted. */
const NOTICES = {
  DRAFT: 'Draft, not sent to the client yet. Nothing is agreed.',
  PROPOSAL: 'Proposal, not accepted yet. Nothing is agreed until the client accepts it.',
  REJECTED: 'Proposal that was not accepted. Nothing was agreed.',
} as const;
export type Unaccepted = keyof typeof NOTICES;

export function acceptedDocument(signed: SignedTerms): PdfDocument {
  const { name, address, acceptedAt } = signed.acceptance;
  const at = acceptedAt.getTime();
  return {
    ...pages(signed),
    createdAt: at,
    blocks: [
      ...termsBlocks(signed),
      { kind: 'heading', text: 'Acceptance' },
      {
        kind: 'facts',
        rows: [
          ['Accepted by', signed.terms.parties.client],
          ['Name as signed', name],
          ['On', `${formatDay(at)}, ${formatTime(at)} PHT`],
          ['Exact time (UTC)', acceptedAt.toISOString()],
          ['Network address', address],
          ['Version', String(signed.version)],
        ],
      },
      {
        kind: 'paragraph',
        text: 'Accepting counted as a signature under the Electronic Commerce Act (RA 8792).',
      },
      ...hashBlocks(signed),
      {
        kind: 'small',
        text: `The page of this agreement on ${SITE.name} can check whether a copy of this file is unchanged.`,
      },
    ],
  };
}

/** Builds the document of the terms before, or without, an acceptance; as of when they were written (epoch ms). */
export function proposalDocument(
  version: VersionOfTerms,
  status: Unaccepted,
  writtenAt: number,
): PdfDocument {
  return {
    ...pages(version),
    createdAt: writtenAt,
    blocks: [
      { kind: 'notice', text: NOTICES[status] },
      ...termsBlocks(version),
      ...hashBlocks(version),
    ],
  };
}

function pages({ version, sha256 }: VersionOfTerms): Pick<PdfDocument, 'title' | 'footer'> {
  const footer = `Version ${version}, SHA-256 of the text begins with ${sha256.slice(0, 16)}`;
  return { title: 'Engagement agreement', footer };
}

function hashBlocks({ sha256 }: VersionOfTerms): PdfBlock[] {
  return [{ kind: 'small', text: `SHA-256 of the agreed text\n${sha256}` }];
}

function termsBlocks({ terms, version }: VersionOfTerms): PdfBlock[] {
  const due: [string, string][] = terms.dueDate ? [['Due', dayOf(terms.dueDate)]] : [];
  return [
    {
      kind: 'facts',
      rows: [
        ['Title', terms.title],
        ['Lawyer', `Atty. ${terms.parties.lawyer}`],
        ['Client', terms.parties.client],
        ['Version', String(version)],
        ...due,
      ],
    },
    { kind: 'heading', text: 'What is agreed' },
    ...textBlocks(terms.description),
    { kind: 'heading', text: 'Price in Philippine pesos' },
    ...priceBlocks(terms),
    { kind: 'heading', text: 'Included meetings' },
    meetingsBlock(terms),
  ];
}

function priceBlocks({ price, platformFee, milestones }: WorkItemTerms): PdfBlock[] {
  const [first] = milestones;
  const atOnce = milestones.length === 1 && first?.name === null;
  const count = milestones.length;
  const fee = atOnce ? 'Platform fee' : `Platform fee with each of the ${count} payments`;
  const total = price + platformFee * count;
  const amounts: PdfBlock = {
    kind: 'amounts',
    rows: [
      { label: 'Lawyer’s fee', value: formatPeso(price) },
      { label: fee, value: formatPeso(platformFee) },
      { label: 'Total', value: formatPeso(total), strong: true },
    ],
  };
  if (atOnce) return [amounts, { kind: 'paragraph', text: 'Paid at once.' }];
  return [
    amounts,
    { kind: 'paragraph', text: `Lawyer’s fee in ${count} payments` },
    {
      kind: 'table',
      columns: [
        { label: 'Payment', share: 0.55 },
        { label: 'Due', share: 0.25 },
        { label: 'Amount', share: 0.2, right: true },
      ],
      rows: milestones.map(({ name, amount, dueDate }, index) => [
        `${index + 1}. ${isolated(name ?? '')}`,
        dueDate ? dayOf(dueDate) : 'no date',
        formatPeso(amount),
      ]),
    },
  ];
}

function meetingsBlock({ meetings }: WorkItemTerms): PdfBlock {
  if (meetings.length === 0) return { kind: 'paragraph', text: 'None.' };
  const items = meetings.map(({ title, duration }) => [
    [{ text: `${isolated(title)}, ${duration} minutes` }],
  ]);
  return { kind: 'list', ordered: false, items };
}

function textBlocks({ content }: RichTextDocument): PdfBlock[] {
  return content.map(textBlock);
}

function textBlock(block: RichTextBlock): PdfBlock {
  switch (block.type) {
    case 'paragraph':
      return { kind: 'runs', runs: runsOf(block.content) };
    case 'heading':
      return { kind: 'subheading', runs: runsOf(block.content) };
    case 'bulletList':
    case 'orderedList': {
      const ordered = block.type === 'orderedList';
      return { kind: 'list', ordered, items: block.content.map(itemOf) };
    }
  }
}

function itemOf({ content }: RichTextItem): PdfItem {
  return content.map((paragraph) => runsOf(paragraph.content));
}

function runsOf(content: readonly RichTextInline[] = []): PdfRun[] {
  return content.map((node) =>
    node.type === 'hardBreak'
      ? { text: '\n' }
      : { text: node.text.replace(/\r\n?/g, '\n'), strong: (node.marks?.length ?? 0) > 0 },
  );
}

function dayOf(key: string): string {
  return formatDay(dayKeyStart(key));
}
