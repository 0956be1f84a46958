/** How the payment methods of the contract are called on screens and in mails. */
export const PAYMENT_METHOD_LABELS = {
  gcash: { label: 'GCash', hint: null },
  maya: { label: 'Maya', hint: null },
  qrph: { label: 'QR Ph', hint: 'Any bank or wallet app' },
  card: { label: 'Card', hint: 'Visa, Mastercard, JCB' },
} as const;
