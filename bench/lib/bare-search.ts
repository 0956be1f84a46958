// The floor of a search: a bare server with a pool of connections that answers everyone with the first page of lawyers, by
// three plain prepared statements. It reads the schedules too, but the open times are those of the recorded page: how
// they are worked out is the product's. Started by floors.ts, which is told the port.
import http from 'node:http';
import pg from 'pg';
import type { SearchSettings } from './floors.ts';
import { listenOnLoopback } from './loopback.ts';

const IDS = `select lawyer_id from lawyer_search where area = '*' and checked_until > now()
  order by rating desc, review_count desc, lawyer_id desc limit $1`;

const CARDS = `select id, display_name, picture, quote, areas, languages, region, city, bar_year, rating, review_count,
  price_30, price_60, ibp_verified_at, free_consultation from lawyers where id = any($1)`;

const SCHEDULES = `select l.id, l.notice_minutes, l.buffer_minutes, l.daily_maximum,
  (select json_agg(json_build_array(day, start_minute, end_minute)) from availability_hours h
    where h.lawyer_id = l.id and h.available) as hours,
  (select json_agg(json_build_array(extract(epoch from starts_at), extract(epoch from ends_at))) from meetings m
    where m.lawyer_id = l.id and m.ends_at > now() and m.starts_at < now() + interval '14 days') as meetings,
  (select json_agg(json_build_array(extract(epoch from starts_at), extract(epoch from ends_at))) from blockers b
    where b.lawyer_id = l.id and b.ends_at > now() and b.starts_at < now() + interval '14 days') as blockers
  from lawyers l where l.id = any($1)`;

function serve({ databaseUrl, headers, page }: SearchSettings): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl });
  const read = <Row extends pg.QueryResultRow>(name: string, text: string, values: unknown[]) =>
    pool.query<Row>({ name, text, values });

  async function answer(res: http.ServerResponse) {
    const found = await read<{ lawyer_id: string }>('ids', IDS, [page.results.length + 1]);
    const ids = found.rows.map((row) => row.lawyer_id).slice(0, page.results.length);
    const [cards, schedules] = await Promise.all([
      read<{ id: string; display_name: string }>('cards', CARDS, [ids]),
      read<{ id: string }>('schedules', SCHEDULES, [ids]),
    ]);
    const names = new Map(cards.rows.map((row) => [row.id, row.display_name]));
    if (schedules.rows.length !== ids.length) throw new Error('A lawyer has no schedule.');
    const results = ids.map((id, place) => ({
      ...page.results[place],
      _id: id,
      display_name: names.get(id),
    }));
    const body = JSON.stringify({ ...page, results, hasMore: found.rows.length > ids.length });
    res.writeHead(200, [...headers, 'content-length', Buffer.byteLength(body)]);
    res.end(body);
  }

  const server = http.createServer((_req, res) => {
    answer(res).catch((error: Error) => res.destroy(error));
  });
  return listenOnLoopback(server);
}

process.on('message', async (settings: SearchSettings) => process.send?.(await serve(settings)));
process.once('disconnect', () => process.exit());
