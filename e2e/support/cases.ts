import { query } from './database';

/** Makes the days to ask for another look run out and lets the job move the money: no test can wait for a week. */
export async function timeToReviewIsOver(id: string): Promise<void> {
  await query(
    "update cases set moves_at = now() - interval '1 minute' where id = $1 and state = 'DECIDED'",
    [id],
  );
  await query(
    "select graphile_worker.add_job('advance_case', json_build_object('caseId', $1::text))",
    [id],
  );
}
