/** What to have at hand for a free consultation or at a public office, and why. */
export const WHAT_TO_BRING: readonly { readonly name: string; readonly reason: string }[] = [
  {
    name: 'Every paper about the matter',
    reason:
      'Contracts, letters, receipts, messages. Put summonses and notices on top: they set deadlines.',
  },
  {
    name: 'The date you received each one',
    reason: 'Time limits usually run from that day. Keep the envelope.',
  },
  {
    name: 'A government ID',
    reason: 'A public office opens a file in your name, and may have to notarize an affidavit.',
  },
  {
    name: 'Proof of your income, for a public office',
    reason: 'Pay slip, income tax return, or a certificate of indigency.',
  },
  {
    name: 'Names and addresses',
    reason:
      'Of the other side and of witnesses. The lawyer has to check for a conflict of interest.',
  },
  {
    name: 'What happened, on one page',
    reason: 'In order, with dates. That leaves most of your 30 minutes for advice.',
  },
];
