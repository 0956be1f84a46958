import type { Duration } from '@/lib/domain/lawyers/slots';
import type { RichTextDocument } from './rich-text';

/** What the two agree on: one version of an agreement. Additional services are no part of it; each is bought by itself. */
export interface WorkItemTerms {
  /** The names of the two as they were: `Maria Luisa Santos`, without a title. */
  readonly parties: { readonly lawyer: string; readonly client: string };
  readonly title: string;
  readonly description: RichTextDocument;
  /** Centavos; the sum of the milestones. */
  readonly price: number;
  /** Centavos, with each payment. */
  readonly platformFee: number;
  /** `YYYY-MM-DD` in Manila. */
  readonly dueDate: string | null;
  /** At least one; the only one of an agreement that is paid at once has no name. */
  readonly milestones: readonly {
    readonly name: string | null;
    readonly amount: number;
    readonly dueDate: string | null;
  }[];
  readonly meetings: readonly { readonly title: string; readonly duration: Duration }[];
}
