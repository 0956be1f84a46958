/** Beside the box with which a client takes the case to a named colleague, in documents and on the page. */
export const TAKE_ALONG = 'Take my text and files along';

/** Said to the lawyer who names colleagues. Source: CPRA, Canon III, Sections 42 and 43. */
export const NO_SHARE =
  'Naming a colleague is free: nobody pays or gets a share of a fee for it here.';

interface Declined {
  /** Name of the lawyer who declines, with the title. */
  readonly lawyer: string;
  /** Whether money was paid, all of which goes back. */
  readonly paid: boolean;
  /** Number of named colleagues with open times. */
  readonly open: number;
}

/** Returns what a client reads when a lawyer declines, on the page, in the mail and in the notification. */
export function cannotTake({ lawyer, paid, open }: Declined): string {
  const sentences = [`${lawyer} cannot take this.`];
  if (paid) sentences.push('You get everything back.');
  if (open === 1) sentences.push('This colleague has open times:');
  if (open > 1) sentences.push('These colleagues have open times:');
  return sentences.join(' ');
}
