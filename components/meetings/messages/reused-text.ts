import type { QuickReply } from '@/lib/contract/meetings/quick-replies';

/** Parts that a kept text fills in; a reply has neither steps nor papers. */
export type ReusedText = Pick<QuickReply, 'text' | 'next_steps' | 'papers'>;

/** Classes of a row that fills in a text. */
export const REUSE =
  'min-h-tap min-w-0 flex-1 rounded-inner px-3 py-2.5 text-left hover:bg-neutral-100';
