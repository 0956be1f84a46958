import type { ChosenProblem } from '@/lib/contract/lawyers/search-filters';

/** An option of the picker: a legal problem, or one that leads elsewhere when it is chosen. */
export interface ProblemOption extends ChosenProblem {
  readonly leave?: () => void;
}

/** Of the option that stands for no problem of the catalogue. */
export const UNSURE_ID = -1;

export const isUnsure = ({ _id }: { readonly _id: number }) => _id === UNSURE_ID;
