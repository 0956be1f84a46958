import type { RichTextBlock, RichTextDocument, RichTextInline, RichTextItem } from './rich-text';
import type { WorkItemTerms } from './terms';

/**
 * The plain text of a version, whose SHA-256 (of its UTF-8 bytes, in hex) proves what was agreed. Anybody can write it again:
 *
 * - Every line ends with a line feed, the last one too. The lines before `Text:` are in this order, none is left out:
 *   `Engagement agreement`, `Lawyer: …`, `Client: …`, `Title: …`, `Price: …`, `Platform fee with each payment: …`,
 *   `Due date: …`, `Payments: ` and their number, a line for each, `Included meetings: ` and their number, a line for each.
 * - Amounts are `₱1,234.50`, always with both digits of the centavos. Dates are `2026-11-29`; `none` stands for no date.
 * - A payment is `1. ₱14,000.00, due 2026-11-29`, and `: ` with its name where it has one. A meeting is `1. 60 minutes: ` and its title.
 * - Names, titles and the words of the text are in Unicode form NFC. Line breaks in them (CR LF or CR too) become `\n`; a backslash or
 *   an asterisk of theirs gets a backslash in front.
 * - After `Text:` and an empty line come the blocks of the text with an empty line between them. Headings begin with `### `, items
 *   of lists with `- ` or their number (`1. `) on lines that follow each other; further paragraphs of an item stand on lines
 *   of their own after two spaces. Bold words stand between `**`; pieces of text that follow each other and are both bold or both
 *   not are one. A line break within a paragraph is a backslash at the end of its line. A paragraph that begins with `#`, `-`,
 *   a digit or a space gets a backslash in front.
 *
 * Different terms never give the same text. This must not change: the hashes of agreements that stand would be wrong.
 */
export function agreedText(terms: WorkItemTerms): string {
  const { parties, milestones, meetings } = terms;
  const lines = [
    'Engagement agreement',
    `Lawyer: ${written(parties.lawyer)}`,
    `Client: ${written(parties.client)}`,
    `Title: ${written(terms.title)}`,
    `Price: ${pesos(terms.price)}`,
    `Platform fee with each payment: ${pesos(terms.platformFee)}`,
    `Due date: ${terms.dueDate ?? 'none'}`,
    `Payments: ${milestones.length}`,
    ...milestones.map(({ name, amount, dueDate }, index) => {
      const label = name === null ? '' : `: ${written(name)}`;
      return `${index + 1}. ${pesos(amount)}, due ${dueDate ?? 'none'}${label}`;
    }),
    `Included meetings: ${meetings.length}`,
    ...meetings.map(
      ({ title, duration }, index) => `${index + 1}. ${duration} minutes: ${written(title)}`,
    ),
    'Text:',
    '',
    textOf(terms.description),
  ];
  return `${lines.join('\n')}\n`;
}

function textOf({ content }: RichTextDocument): string {
  return content.map(blockText).join('\n\n');
}

function blockText(block: RichTextBlock): string {
  switch (block.type) {
    case 'paragraph':
      return paragraphText(block.content);
    case 'heading':
      return `### ${inlineText(block.content)}`;
    case 'bulletList':
      return block.content.map((item) => itemText('- ', item)).join('\n');
    case 'orderedList':
      return block.content.map((item, index) => itemText(`${index + 1}. `, item)).join('\n');
  }
}

function paragraphText(content: readonly RichTextInline[] | undefined): string {
  return inlineText(content).replace(/^(?=[#\-\d ])/, '\\');
}

function itemText(mark: string, { content }: RichTextItem): string {
  return content
    .map((paragraph, index) => `${index === 0 ? mark : '  '}${inlineText(paragraph.content)}`)
    .join('\n');
}

function inlineText(content: readonly RichTextInline[] = []): string {
  return runsOf(content)
    .map((run) => {
      if (run === 'break') return '\\\n';
      return run.bold ? `**${written(run.text)}**` : written(run.text);
    })
    .join('');
}

type Run = 'break' | { readonly bold: boolean; readonly text: string };

function runsOf(content: readonly RichTextInline[]): Run[] {
  const runs: Run[] = [];
  for (const node of content) {
    if (node.type === 'hardBreak') {
      runs.push('break');
      continue;
    }
    const bold = (node.marks?.length ?? 0) > 0;
    const last = runs.at(-1);
    if (last && last !== 'break' && last.bold === bold)
      runs.splice(-1, 1, { bold, text: last.text + node.text });
    else runs.push({ bold, text: node.text });
  }
  return runs;
}

function written(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\\*]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n');
}

function pesos(centavos: number): string {
  const whole = String(Math.floor(centavos / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  return `₱${whole}.${String(centavos % 100).padStart(2, '0')}`;
}
