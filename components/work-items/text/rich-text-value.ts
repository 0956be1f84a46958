import type { JSONContent } from '@tiptap/react';
import type {
  RichTextBlock,
  RichTextDocument,
  RichTextInline,
  RichTextItem,
} from '@/lib/domain/work-items/rich-text';

type Paragraph = RichTextItem['content'][number];

/**
 * Converts the editor's content to the contract's schema: without extra attributes, and with at least one paragraph.
 */
export function richTextOf({ content = [] }: JSONContent): RichTextDocument {
  const blocks = content.flatMap(blockOf);
  return { type: 'doc', content: blocks.length > 0 ? blocks : [{ type: 'paragraph' }] };
}

export function richTextBytes(document: RichTextDocument): number {
  return new TextEncoder().encode(JSON.stringify(document)).length;
}

/** Whether two texts are equal, whatever the order of the fields in their stored JSON. */
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
