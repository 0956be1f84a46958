/**
 * What the product is started with for the browser tests, beside a database of its own. People whom the tests take, and a clock
 * for what keeps the product well alone: what a test is about it starts itself (e2e/support/jobs.ts), so that nothing happens to
 * the data of another.
 */
export const BROWSER_SETTINGS = {
  DEMO_DATA: 'tests',
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
