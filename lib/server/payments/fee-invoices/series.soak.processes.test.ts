import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { DAY_MS, HOUR_MS } from '@/lib/domain/platform/time';
import { database } from '@/lib/server/platform/db/pool';
import { feeDocuments } from '@/lib/server/schema/fee-invoices';
import { newClient, newLawyer } from '@/lib/testing/factories';
import { startWorker, stopProducts } from '@/lib/testing/jest/product';
import { enterSeller, numbersOf, payFee, switchPackOn } from '@/lib/testing/money/fee-invoices';
import { limit } from '@/scripts/lib/test/speed';
import { seriesInconsistencies } from './service';

const ROUNDS = 8;
const FEES = 25;
/** A process is killed once so many documents of its round were issued. */
const KILLED_AFTER = 5;

const startOwnWorker = () => startWorker({ JOBS_CLOCK: 'issue_recent_fee_documents' });

afterAll(stopProducts);

const count = () => database().$count(feeDocuments);

async function until(documents: number): Promise<void> {
  while ((await count()) < documents) await sleep(2);
}

/** Has each process begin a look of its own; what a killed one had taken is taken by another. */
async function beginLooks(): Promise<void> {
  await database().execute(sql`
    update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_at is not null`);
  await database().execute(sql`
    select graphile_worker.add_job('issue_fee_documents', '{}') from generate_series(1, 4)`);
}

test(
  'two processes that are killed again and again issue 200 invoices, without a gap or a double',
  async () => {
    await enterSeller();
    await switchPackOn(Date.now() - DAY_MS);
    const [{ lawyerId }, { id: clientId }] = [await newLawyer(), await newClient()];
    let start = Date.now() + 2 * DAY_MS;
    const workers: ChildProcess[] = [startOwnWorker(), startOwnWorker()];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (let i = 0; i < FEES; i += 1) {
        start += HOUR_MS;
        await payFee({ lawyerId, clientId, start });
      }
      await beginLooks();
      await until(round * FEES + KILLED_AFTER);
      const killed = workers.shift();
      killed?.kill('SIGKILL');
      if (killed && killed.signalCode === null) await once(killed, 'exit');
      expect(killed?.signalCode).toBe('SIGKILL');
      workers.push(startOwnWorker());
      await beginLooks();
      await until((round + 1) * FEES);
    }
    const all = ROUNDS * FEES;
    expect(await numbersOf('invoice')).toEqual(Array.from({ length: all }, (_, at) => at + 1));
    const { rows } = await database().execute<{ entries: number }>(
      sql`select count(distinct entry_id)::int as entries from fee_documents`,
    );
    expect(rows[0]?.entries).toBe(all);
    expect(await seriesInconsistencies(database())).toEqual([]);
  },
  limit(300_000),
);
