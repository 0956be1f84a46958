import 'server-only';
import type { Feature } from '@/lib/server/registry/feature';

type Part = Pick<
  Feature,
  'operations' | 'access' | 'personalData' | 'account' | 'lawyersChanged' | 'verifiedSubject'
>;

/** The profile of a notary, as its lawyer edits it. */
export const ownNotary: Part = { operations: [], access: {} };
