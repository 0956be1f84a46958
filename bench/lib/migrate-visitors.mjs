import pg from 'pg';

const AT_ONCE = 3;

/** What visitors do, with a random lawyer. */
const CALLS = [
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

/** Readers and writers that go on until they are stopped; `take` answers how long the calls since the last time took, sorted. */
export async function startVisitors(url, lawyers) {
  let waits = [];
  let isOver = false;
  const clients = [];
  const visit = async (client, call) => {
    while (!isOver) {
      const lawyer = `maria-santos-${1 + Math.floor(Math.random() * lawyers)}`;
      const [text, values] = call({ lawyer, lawyers });
      const began = performance.now();
      await client.query(text, values);
      waits.push(performance.now() - began);
      // A core is left for the database and what is measured.
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  for (let n = 0; n < AT_ONCE * CALLS.length; n += 1) {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    clients.push(client);
  }
  const visits = clients.map((client, n) => visit(client, CALLS[n % CALLS.length]));
  return {
    take() {
      const taken = waits;
      waits = [];
      return taken.sort((a, b) => a - b);
    },
    async stop() {
      isOver = true;
      await Promise.all(visits);
      for (const client of clients) await client.end();
    },
  };
}
