import pg from 'pg';
import { inTurn, needed } from './needed.ts';

/** SQLSTATE of a row that overlaps another under an exclusion constraint. */
const OVERLAP = '23P01';

/**
 * The least that a booking costs: a lock of the lawyer and an insert under the constraint that meetings have, on the
 * same PostgreSQL, by as many connections as there are clients.
 */
export async function bookingFloor(url: string, clients: number) {
  const connections = await Promise.all(
    Array.from({ length: clients }, async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      return client;
    }),
  );
  const first = needed(connections[0], 'connection');
  await first.query(`create table bench_meetings (lawyer text not null, time tstzrange not null,
    exclude using gist (lawyer with =, time with &&))`);

  async function attempt(client: pg.Client, { lawyer, start }: { lawyer: string; start: string }) {
    await client.query('begin');
    try {
      await client.query('select pg_advisory_xact_lock(99, hashtext($1))', [lawyer]);
      await client.query(
        `insert into bench_meetings values ($1, tstzrange($2, $2::timestamptz + interval '30 minutes'))`,
        [lawyer, start],
      );
      await client.query('commit');
      return 201;
    } catch (error) {
      await client.query('rollback');
      if (!(error instanceof pg.DatabaseError) || error.code !== OVERLAP) throw error;
      return 409;
    }
  }
  return {
    attempt: (client: number, time: { lawyer: string; start: string }) =>
      attempt(inTurn(connections, client), time),
    empty: () => first.query('truncate bench_meetings'),
    end: () => Promise.all(connections.map((client) => client.end())),
  };
}
