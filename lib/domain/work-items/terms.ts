import type { Duration } from '@/lib/domain/lawyers/slots';
import type { RichTextDocument } from './rich-text';

/** The terms of one version of an agreement. Additional services are not part of it; each is bought separately. */
export interface WorkItemTerms {
  readonly parties: { readonly lawyer: string; readonly client: string };
  readonly title: string;
  readonly description: RichTextDocument;
  /** Centavos; the sum of the milestones. */
  readonly price: number;
  /** Centavos, charged with each payment. */
  readonly platformFee: number;
  /** `YYYY-MM-DD` in Manila. */
  readonly dueDate: string | null;
  /** At least one; the only milestone of an agreement paid at once has no name. */
  readonly milestones: readonly {
    readonly name: string | null;
    readonly amount: number;
    readonly dueDate: string | null;
  }[];
  readonly meetings: readonly { readonly title: string; readonly duration: Duration }[];
}
