export const TYPE_NAMES = { CUSTOMER: 'Client', LAWYER: 'Lawyer' } as const;
