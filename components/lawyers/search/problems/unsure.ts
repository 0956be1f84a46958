import type { ChosenProblem } from '@/lib/contract/lawyers/search-filters';

export interface ProblemOption extends ChosenProblem {
  readonly leave?: () => void;
}

/** Id of the option that is no problem of the catalogue. */
export const UNSURE_ID = -1;

export const isUnsure = ({ _id }: { readonly _id: number }) => _id === UNSURE_ID;
