import 'server-only';

/** A part of a document, in the order of reading. */
export type PdfBlock =
  | { readonly kind: 'heading' | 'paragraph' | 'small'; readonly text: string }
  /** In a frame, so that nobody overlooks it. */
  | { readonly kind: 'notice'; readonly text: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'amounts'; readonly rows: readonly PdfAmount[] }
  | { readonly kind: 'steps'; readonly items: readonly string[] }
  /** A paragraph with bold words, or a heading below that of its section. */
  | { readonly kind: 'runs' | 'subheading'; readonly runs: readonly PdfRun[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly PdfItem[] }
  | {
      readonly kind: 'table';
      readonly columns: readonly PdfColumn[];
      readonly rows: readonly (readonly string[])[];
    };

/** Words that are bold or not; `\n` begins another line. */
export interface PdfRun {
  readonly text: string;
  readonly strong?: boolean;
}

/** The paragraphs of an item of a list. */
export type PdfItem = readonly (readonly PdfRun[])[];

export interface PdfColumn {
  readonly label: string;
  /** Of the width; all together 1. */
  readonly share: number;
  /** For numbers. */
  readonly right?: boolean;
}

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
