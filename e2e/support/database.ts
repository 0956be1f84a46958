import pg from 'pg';
import { databaseUrl } from './target';

/** Runs one statement, in the database of the product under test unless another is named; answers its rows. */
export async function query<R extends pg.QueryResultRow>(
  text: string,
  values: readonly unknown[] = [],
  database = databaseUrl(),
): Promise<R[]> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const { rows } = await client.query<R>(text, [...values]).finally(() => client.end());
  return rows;
}
