/**
 * Settings of the product for the browser tests, beside its own database: people used by the tests, and a clock that
 * only keeps the product running. A test starts the jobs it is about (e2e/support/jobs.ts), so that the data of
 * others stay unchanged.
 */
export const BROWSER_SETTINGS = {
  DEMO_DATA: 'tests',
  OPERATOR_TIN: '123-456-789-00000',
  JOBS_CLOCK: [
    'beat',
    'refresh_times',
    'reconcile_payments',
    'settle_payouts',
    'queue_calendar_syncs',
    'keep_draws',
    'fold_counts',
  ].join(','),
};
