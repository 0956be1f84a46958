export const PAYMENT_METHOD_LABELS = {
  gcash: { label: 'GCash', hint: null },
  maya: { label: 'Maya', hint: null },
  qrph: { label: 'QR Ph', hint: 'Any bank or wallet app' },
  card: { label: 'Card', hint: 'Visa, Mastercard, JCB' },
  grab_pay: { label: 'GrabPay', hint: null },
  shopee_pay: { label: 'ShopeePay', hint: null },
  dob: { label: 'Online banking', hint: 'BPI, UnionBank' },
  billease: { label: 'BillEase', hint: 'Pay in installments' },
} as const;
