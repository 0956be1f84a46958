import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';

interface Journal {
  readonly entries: readonly { readonly when: number; readonly tag: string }[];
}

function journal(): Journal {
  const file = path.join(process.cwd(), 'lib/server/platform/db/migrations/meta/_journal.json');
  return JSON.parse(readFileSync(file, 'utf8'));
}

export function releaseSchema(): string {
  return journal().entries.at(-1)?.tag ?? '';
}

/** Returns the name of a database's newest migration, or its time if this release does not know it. */
export async function schemaOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ at: string }>(
    'select created_at as at from drizzle.__drizzle_migrations order by created_at desc limit 1',
  );
  const at = Number(rows[0]?.at ?? 0);
  return journal().entries.find(({ when }) => when === at)?.tag ?? `${at}`;
}
