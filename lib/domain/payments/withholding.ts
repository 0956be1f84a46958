/**
 * Centavos withheld from payouts in a month (`YYYY-MM`), and centavos that reached the bank. Both fall below 0 where
 * payouts were returned.
 */
export interface WithheldMonth {
  readonly month: string;
  readonly withheld: number;
  readonly paid_out: number;
}

/** A quarter on the certificate of tax withheld (BIR Form 2307); amounts in centavos. */
export interface WithheldQuarter {
  readonly quarter: number;
  readonly from: string;
  readonly to: string;
  readonly remitted: number;
  readonly withheld: number;
}

/**
 * Returns the quarters of a calendar year, the first one first.
 * @param months all twelve, January first
 */
export function quartersOf(months: readonly WithheldMonth[]): WithheldQuarter[] {
  return [0, 1, 2, 3].map((at) => {
    const own = months.slice(3 * at, 3 * at + 3);
    const withheld = own.reduce((sum, month) => sum + month.withheld, 0);
    return {
      quarter: at + 1,
      from: own[0]?.month ?? '',
      to: own.at(-1)?.month ?? '',
      remitted: own.reduce((sum, month) => sum + month.paid_out, withheld),
      withheld,
    };
  });
}
