import type { WorkItemVersion } from '@/lib/contract/work-items/documents';
import { dayKeyStart, formatDay } from '@/lib/domain/platform/clock-labels';
import { formatPeso } from '@/lib/domain/platform/money';
import type { RichTextDocument, RichTextInline } from '@/lib/domain/work-items/rich-text';

export interface VersionFact {
  readonly name: string;
  readonly lines: readonly string[];
}

export function factsOf(version: WorkItemVersion): VersionFact[] {
  const { title, price, platform_fee: fee, due_date: due, milestones, meetings } = version;
  const atOnce = milestones.length === 1 && milestones[0]?.name === null;
  return [
    { name: 'Title', lines: [title] },
    { name: 'Price', lines: [formatPeso(price)] },
    { name: 'Platform fee with each payment', lines: [formatPeso(fee)] },
    { name: 'Due', lines: [due ? dayOf(due) : 'No date'] },
    {
      name: 'Payments',
      lines: atOnce
        ? ['Paid at once']
        : milestones.map(({ name, amount, due_date: day }, index) => {
            const when = day ? `, due ${dayOf(day)}` : '';
            return `${index + 1}. ${name ?? ''}: ${formatPeso(amount)}${when}`;
          }),
    },
    {
      name: 'Included meetings',
      lines:
        meetings.length > 0
          ? meetings.map(({ title: about, duration }) => `${about}, ${duration} minutes`)
          : ['None'],
    },
  ];
}

/** Converts the text to plain text: headings and items on lines of their own, without bold. */
export function plainText({ content }: RichTextDocument): string {
  return content
    .map((block) => {
      if (block.type === 'paragraph' || block.type === 'heading') return wordsOf(block.content);
      return block.content
        .map((item, index) => {
          const mark = block.type === 'orderedList' ? `${index + 1}.` : '•';
          return `${mark} ${item.content.map(({ content: words }) => wordsOf(words)).join('\n')}`;
        })
        .join('\n');
    })
    .join('\n\n');
}

function wordsOf(content: readonly RichTextInline[] = []): string {
  return content.map((node) => (node.type === 'hardBreak' ? '\n' : node.text)).join('');
}

function dayOf(key: string): string {
  return formatDay(dayKeyStart(key));
}
