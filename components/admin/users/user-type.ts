/** What the types of accounts are called. */
export const TYPE_NAMES = { CUSTOMER: 'Client', LAWYER: 'Lawyer' } as const;
