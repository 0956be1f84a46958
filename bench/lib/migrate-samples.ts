import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { MIGRATIONS_FOLDER } from '../../server/migrations/files.ts';
import { inRoot } from '../../server/paths.ts';
import { needed } from './needed.ts';

const EXPAND = '-- expand';
const CONCURRENTLY = '-- expand\n-- concurrently';
const CONTRACT = '-- contract: since 9000_sample';

interface Sample {
  readonly what: string;
  readonly sql: string;
  readonly isBackfill?: true;
  readonly isHeldUp?: true;
}

/** The list of migrations that drizzle keeps in a release. */
export interface Journal {
  readonly entries: { idx: number; tag: string; when: number }[];
}

/** Migrations of each allowed kind, of one change: a column that is added, filled, made NOT NULL, and taken away again. */
export const SAMPLES: readonly Sample[] = [
  {
    what: 'add columns',
    sql: `${EXPAND}\nalter table meetings add note text, add seen_at timestamptz not null default now();
      --> statement-breakpoint
      alter table meetings alter note set default 'none';
      --> statement-breakpoint
      alter table lawyers add nick text not null default '';`,
  },
  {
    what: 'index concurrently',
    sql: `${CONCURRENTLY}\ncreate index concurrently if not exists meetings_bench on meetings (client_id, starts_at, status);`,
  },
  { what: 'backfill of every meeting', isBackfill: true, sql: `${EXPAND}\nselect 1;` },
  {
    what: 'check, not valid',
    sql: `${CONTRACT}\nalter table meetings add constraint meetings_note check (note is not null) not valid;`,
  },
  {
    what: 'validate',
    sql: `${CONCURRENTLY}\nalter table meetings validate constraint meetings_note;`,
  },
  {
    what: 'NOT NULL by that check, behind an open transaction',
    isHeldUp: true,
    sql: `${CONTRACT}\nalter table meetings alter note set not null;
      --> statement-breakpoint
      alter table meetings drop constraint meetings_note;`,
  },
  {
    what: 'foreign key, not valid',
    sql: `${EXPAND}\nalter table meetings add friend uuid;
      --> statement-breakpoint
      alter table meetings add constraint meetings_friend foreign key (friend) references users (id) not valid;`,
  },
  {
    what: 'drop index and column',
    sql: `${CONTRACT}\n-- concurrently\ndrop index concurrently if exists meetings_bench;
      --> statement-breakpoint
      alter table meetings drop column if exists note;`,
  },
];

/** Makes a folder with the product's migrations and the first of the samples. */
export function sampleFolder(count: number): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-migrate-'));
  cpSync(inRoot(MIGRATIONS_FOLDER), folder, { recursive: true });
  const file = path.join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal;
  const last = needed(journal.entries.at(-1), 'migration').when;
  for (const [n, { sql }] of SAMPLES.slice(0, count).entries()) {
    const tag = `900${n}_sample`;
    writeFileSync(path.join(folder, `${tag}.sql`), sql);
    journal.entries.push({ idx: journal.entries.length, tag, when: last + n + 1 });
  }
  writeFileSync(file, JSON.stringify(journal));
  return folder;
}

const BATCH_ROWS = 1_000;
const BATCH = `
  with next as (select id from meetings where id > $1 order by id limit ${BATCH_ROWS} for no key update),
    written as (update meetings set note = 'none' from next where meetings.id = next.id and note is null returning 1)
  select (select id from next order by id desc limit 1) as last, count(*)::int as done from next`;

interface Batch {
  readonly last: string | null;
  readonly done: number;
}

const FIRST = '00000000-0000-0000-0000-000000000000';

/** Fills a column as lib/server/platform/backfills does: a transaction for each 1,000 rows, and as long a pause after it. */
export async function fillNotes(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  let batch: Batch = { last: FIRST, done: BATCH_ROWS };
  while (batch.last && batch.done >= BATCH_ROWS) {
    const began = performance.now();
    const { rows } = await client.query<Batch>(BATCH, [batch.last]);
    batch = needed(rows[0], 'batch');
    await sleep(performance.now() - began);
  }
  await client.end();
}
