import 'server-only';

export type PdfBlock =
  | { readonly kind: 'heading' | 'paragraph' | 'small'; readonly text: string }
  | { readonly kind: 'notice'; readonly text: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'amounts'; readonly rows: readonly PdfAmount[] }
  | { readonly kind: 'steps'; readonly items: readonly string[] }
  /** A paragraph with bold words, or a heading below the section's. */
  | { readonly kind: 'runs' | 'subheading'; readonly runs: readonly PdfRun[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly PdfItem[] }
  | {
      readonly kind: 'table';
      readonly columns: readonly PdfColumn[];
      readonly rows: readonly (readonly string[])[];
    };

/**
 * A run of bold or regular text; `
 * ` begins another line.
 */
export interface PdfRun {
  readonly text: string;
  readonly strong?: boolean;
}

export type PdfItem = readonly (readonly PdfRun[])[];

export interface PdfColumn {
  readonly label: string;
  /** Share of the width; all shares add up to 1. */
  readonly share: number;
  readonly right?: boolean;
}

export interface PdfAmount {
  readonly label: string;
  readonly value: string;
  readonly strong?: boolean;
}

export interface PdfDocument {
  readonly title: string;
  readonly blocks: readonly PdfBlock[];
  readonly footer: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}
