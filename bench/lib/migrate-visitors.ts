import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { inTurn } from './needed.ts';

const AT_ONCE = 3;

interface Visited {
  readonly lawyer: string;
  /** How many there are. */
  readonly lawyers: number;
}

/** Makes a statement and its values. */
type VisitorCall = (visited: Visited) => [text: string, values: unknown[]];

/** Requests that visitors make, each for a random lawyer. */
const CALLS: readonly VisitorCall[] = [
  ({ lawyers }) => [
    `select l.* from lawyer_search s join lawyers l on l.id = s.lawyer_id
     where s.area = '*' and s.region = 'Metro Manila (NCR)' order by s.rating desc, s.lawyer_id offset $1 limit 20`,
    [Math.floor(Math.random() * Math.min(200, lawyers / 4))],
  ],
  ({ lawyer }) => ['select * from meetings where lawyer_id = $1 order by starts_at', [lawyer]],
  ({ lawyer }) => ['update lawyers set quote = $2 where id = $1', [lawyer, String(Math.random())]],
  ({ lawyer }) => [
    `update meetings set subject = $2 where id = (
       select id from meetings where lawyer_id = $1 order by starts_at desc limit 1)`,
    [lawyer, String(Math.random())],
  ],
  ({ lawyer, lawyers }) => [
    `insert into meetings (lawyer_id, client_id, starts_at, ends_at, earliest_start, status, type, subject, description,
       consent_at, price, platform_fee, confirmed_at)
     select $1, md5('client' || $2)::uuid, at, at + interval '30 minutes', at, 'CONFIRMED', 'VIDEO', 'x', 'y', now(), 100000, 0, now()
     from (select date_trunc('hour', now()) + $3 * interval '30 minutes' as at) t`,
    [lawyer, Math.floor(Math.random() * Math.min(1000, lawyers)), nextSlot()],
  ],
];

let slots = 5_000;
/** Half hours from now, each once: nobody has another meeting then. */
function nextSlot() {
  slots += 1;
  return slots;
}

const POLL_MS = 250;
const PAUSE_MS = 10;
/** Statements that take long, with what they wait for and who keeps them waiting. */
const SLOW = `
  select round(extract(epoch from now() - query_start) * 1000) as ms, wait_event_type as kind, wait_event as what,
    array(select left(query, 60) from pg_stat_activity other where other.pid = any(pg_blocking_pids(a.pid))) as behind,
    left(regexp_replace(query, '\\s+', ' ', 'g'), 60) as query
  from pg_stat_activity a
  where datname = current_database() and state = 'active' and application_name = 'visitor'
    and query_start < now() - interval '0.4 seconds'`;

/**
 * Readers and writers that go on until they are stopped, and one who asks for nothing, the floor: what that one waits for is the
 * machine. `take` answers how long the calls since the last time took, sorted; `tell` hears what long ones wait for.
 */
export async function startVisitors(url: string, lawyers: number, report: (line: string) => void) {
  let waits: number[] = [];
  let floor: number[] = [];
  let isOver = false;
  const clients: pg.Client[] = [];
  const connect = async () => {
    const client = new pg.Client({ connectionString: url, application_name: 'visitor' });
    await client.connect();
    clients.push(client);
    return client;
  };
  const timed = async (client: pg.Client, text: string, values?: unknown[]) => {
    const began = performance.now();
    await client.query(text, values);
    return performance.now() - began;
  };
  const visit = async (client: pg.Client, call: VisitorCall) => {
    while (!isOver) {
      const lawyer = `maria-santos-${1 + Math.floor(Math.random() * lawyers)}`;
      waits.push(await timed(client, ...call({ lawyer, lawyers })));
      // A core is left for the database and what is measured.
      await sleep(PAUSE_MS);
    }
  };
  const ask = async (client: pg.Client) => {
    while (!isOver) {
      floor.push(await timed(client, 'select 1'));
      await sleep(PAUSE_MS);
    }
  };
  const watch = async (client: pg.Client) => {
    while (!isOver) {
      const { rows } = await client.query(SLOW);
      for (const row of rows) report(JSON.stringify(row));
      await sleep(POLL_MS);
    }
  };
  const visits = [ask(await connect()), watch(await connect())];
  for (let n = 0; n < AT_ONCE * CALLS.length; n += 1)
    visits.push(visit(await connect(), inTurn(CALLS, n)));
  return {
    take() {
      const taken = { waits: waits.sort((a, b) => a - b), floor: floor.sort((a, b) => a - b) };
      [waits, floor] = [[], []];
      return taken;
    },
    async stop() {
      isOver = true;
      await Promise.all(visits);
      for (const client of clients) await client.end();
    },
  };
}
