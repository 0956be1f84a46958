import { createElement, Fragment, type ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import type {
  RichTextBlock,
  RichTextDocument,
  RichTextInline,
  RichTextItem,
} from '@/lib/domain/work-items/rich-text';
import { richTextClasses } from './rich-text-classes';

interface RichTextProps {
  document: RichTextDocument;
  /** One below the heading of its section. */
  headingLevel?: 'h2' | 'h3' | 'h4';
  className?: string;
}

/** The text of an agreement, on the screen and on paper: elements of ours around words, never HTML of anybody. */
export function RichText({ document, headingLevel = 'h3', className }: RichTextProps) {
  const look = classNames(richTextClasses.text, 'max-w-text print:max-w-none', className);
  const blocks = document.content.map((block) => blockOf(block, headingLevel));
  // Children are arguments throughout: a list would need keys, and nothing here changes its place.
  return createElement('div', { className: look }, ...blocks);
}

function blockOf(block: RichTextBlock, headingLevel: string): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return createElement('p', {}, ...wordsOf(block.content));
    case 'heading': {
      const className = richTextClasses.heading;
      return createElement(headingLevel, { className }, ...wordsOf(block.content));
    }
    case 'bulletList':
    case 'orderedList': {
      const tag = block.type === 'bulletList' ? 'ul' : 'ol';
      const className = richTextClasses[block.type];
      return createElement(tag, { className }, ...block.content.map(itemOf));
    }
  }
}

function itemOf({ content }: RichTextItem): ReactNode {
  const paragraphs = content.map((paragraph) =>
    createElement('p', {}, ...wordsOf(paragraph.content)),
  );
  return createElement('li', { className: richTextClasses.item }, ...paragraphs);
}

/** An empty paragraph keeps the height of its line. */
const EMPTY_LINE = createElement('br');

function wordsOf(content: readonly RichTextInline[] = []): ReactNode[] {
  if (content.length === 0) return [EMPTY_LINE];
  return content.map((node) => {
    if (node.type === 'hardBreak') return createElement('br');
    return node.marks?.length
      ? createElement('strong', { className: richTextClasses.bold }, node.text)
      : createElement(Fragment, {}, node.text);
  });
}
