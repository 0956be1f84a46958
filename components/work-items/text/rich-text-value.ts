import type { JSONContent } from '@tiptap/react';
import type {
  RichTextBlock,
  RichTextDocument,
  RichTextInline,
  RichTextItem,
} from '@/lib/domain/work-items/rich-text';

type Paragraph = RichTextItem['content'][number];

/** What the editor holds as the contract wants it: without attributes of its own, and never without a paragraph. */
export function richTextOf({ content = [] }: JSONContent): RichTextDocument {
  const blocks = content.flatMap(blockOf);
  return { type: 'doc', content: blocks.length > 0 ? blocks : [{ type: 'paragraph' }] };
}

/** The size that the contract limits. */
export function richTextBytes(document: RichTextDocument): number {
  return new TextEncoder().encode(JSON.stringify(document)).length;
}

/** The same text, in whichever order a store keeps its fields. */
export function isSameText(one: RichTextDocument, other: RichTextDocument): boolean {
  return textKey(one) === textKey(other);
}

function textKey(document: RichTextDocument): string {
  return JSON.stringify(richTextOf(document as JSONContent));
}

function blockOf(node: JSONContent): RichTextBlock[] {
  switch (node.type) {
    case 'paragraph':
      return [paragraphOf(node)];
    case 'heading':
      return [{ type: 'heading', attrs: { level: 3 }, ...wordsOf(node) }];
    case 'bulletList':
    case 'orderedList': {
      const items = (node.content ?? []).flatMap(itemOf);
      return items.length > 0 ? [{ type: node.type, content: items }] : [];
    }
    default:
      return [];
  }
}

function itemOf({ content = [] }: JSONContent): RichTextItem[] {
  const paragraphs = content.filter(({ type }) => type === 'paragraph').map(paragraphOf);
  return paragraphs.length > 0 ? [{ type: 'listItem', content: paragraphs }] : [];
}

function paragraphOf(node: JSONContent): Paragraph {
  return { type: 'paragraph', ...wordsOf(node) };
}

function wordsOf({ content = [] }: JSONContent): { content?: RichTextInline[] } {
  const words = content.flatMap(inlineOf);
  return words.length > 0 ? { content: words } : {};
}

function inlineOf({ type, text, marks }: JSONContent): RichTextInline[] {
  if (type === 'hardBreak') return [{ type }];
  if (type !== 'text' || !text) return [];
  const bold = marks?.some((mark) => mark.type === 'bold');
  return [bold ? { type, text, marks: [{ type: 'bold' }] } : { type, text }];
}
