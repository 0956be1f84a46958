import 'server-only';
import type { WorkItemAction, WorkItemStatus } from '@/lib/domain/work-items/work-item';

interface RequestedChange {
  readonly status?: 'DRAFT' | 'PROPOSAL' | undefined;
  readonly edit?: unknown;
}

/**
 * What a lawyer's change of an agreement in this state is made of, in its order. Asking for the state that it is in asks
 * for nothing where terms are sent along, and is a transition that there is not where they are missing.
 */
export function actionsFor(
  from: WorkItemStatus,
  { status, edit }: RequestedChange,
): WorkItemAction[] {
  if (status === undefined || (status === from && edit)) return ['edit'];
  const edits: WorkItemAction[] = edit ? ['edit'] : [];
  // What is withdrawn is changed as a draft.
  return status === 'DRAFT' ? ['withdraw', ...edits] : [...edits, 'send'];
}
