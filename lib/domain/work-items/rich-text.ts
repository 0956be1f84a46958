/**
 * The text of an agreement as the editor (TipTap) and the database store it: paragraphs, one level of headings and
 * lists, and bold words. Never HTML. Source: docs/contract/work-items.md.
 */
export interface RichTextDocument {
  readonly type: 'doc';
  readonly content: readonly RichTextBlock[];
}

export type RichTextBlock =
  | { readonly type: 'paragraph'; readonly content?: readonly RichTextInline[] | undefined }
  | {
      readonly type: 'heading';
      readonly attrs: { readonly level: 3 };
      readonly content?: readonly RichTextInline[] | undefined;
    }
  | { readonly type: 'bulletList'; readonly content: readonly RichTextItem[] }
  | { readonly type: 'orderedList'; readonly content: readonly RichTextItem[] };

export interface RichTextItem {
  readonly type: 'listItem';
  readonly content: readonly {
    readonly type: 'paragraph';
    readonly content?: readonly RichTextInline[] | undefined;
  }[];
}

export type RichTextInline =
  | {
      readonly type: 'text';
      readonly text: string;
      readonly marks?: readonly { readonly type: 'bold' }[] | undefined;
    }
  | { readonly type: 'hardBreak' };

/** Maximum size of a document, as JSON in UTF-8 bytes. */
export const RICH_TEXT_BYTES = 64 * 1024;
