import 'server-only';

/** A part of a document, in the order of reading. */
export type PdfBlock =
  | { readonly kind: 'heading' | 'paragraph' | 'small'; readonly text: string }
  /** In a frame, so that nobody overlooks it. */
  | { readonly kind: 'notice'; readonly text: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'amounts'; readonly rows: readonly PdfAmount[] }
  | { readonly kind: 'steps'; readonly items: readonly string[] };

export interface PdfAmount {
  readonly label: string;
  readonly value: string;
  readonly strong?: boolean;
}

export interface PdfDocument {
  /** Also its title in the reader's window. */
  readonly title: string;
  readonly blocks: readonly PdfBlock[];
  /** At the foot of every page, before its number. */
  readonly footer: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}
