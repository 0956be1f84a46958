/** Of a month `YYYY-MM`, centavos: withheld from payouts, and what reached the bank. Both fall below 0 where payouts came back. */
export interface WithheldMonth {
  readonly month: string;
  readonly withheld: number;
  readonly paid_out: number;
}

/** A quarter as the certificate of tax withheld (BIR Form 2307) covers it; centavos. */
export interface WithheldQuarter {
  /** 1 to 4. */
  readonly quarter: number;
  /** First and last month, `YYYY-MM`. */
  readonly from: string;
  readonly to: string;
  /** Gross remittances: what payouts took, before tax. */
  readonly remitted: number;
  readonly withheld: number;
}

/**
 * The quarters of a calendar year, the first one first.
 *
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
