/** Of the option that stands for no problem of the catalogue. */
export const UNSURE_ID = -1;

export const isUnsure = ({ _id }: { readonly _id: number }) => _id === UNSURE_ID;
