import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { needed } from './needed.ts';

/** Asks for something; resolves to the bytes of the answer, where it is one. */
export type ScaleCall = () => Promise<unknown>;

const LAWYER = 'maria-santos-7';
/** The second hundred of tens. */
const PAGE_100 = 'page=99';

/** Rows of a page of lawyers as search finds them, with what decides about their times. */
const FLOOR = `
  select l.*, (select json_agg(json_build_object('start', m.starts_at, 'end', m.ends_at)) from meetings m
      where m.lawyer_id = l.id and m.ends_at > now() and m.starts_at < now() + interval '14 days') as meetings,
    (select json_agg(h) from availability_hours h where h.lawyer_id = l.id) as hours
  from (select lawyer_id, rating, review_count from lawyer_search where area = $1 and region = $2
    order by rating desc, review_count desc, lawyer_id desc limit 11) s join lawyers l on l.id = s.lawyer_id
  order by s.rating desc, s.review_count desc, s.lawyer_id desc`;

/** Opens what is measured of a product at this address, whose database is at `databaseUrl`: functions by name. */
export async function openSite(address: string, databaseUrl: string) {
  const agent = new http.Agent({ keepAlive: true });
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  await untilDrawn(database);
  const get = (path: string) => fetchWith(agent, `${address}${path}`);
  const search = (query: string) => () => get(`/api/v1/lawyers?${query}`);
  const named = (name: string) => () =>
    fetchWith(agent, `${address}/api/v1/lawyers/named`, { name });
  const typed = (name: string) => () =>
    fetchWith(agent, `${address}/api/v1/lawyers/names`, { name });
  const summary = (query: string) => () => get(`/api/v1/lawyers/summary?${query}`);
  /** Asks for a page as it is rendered after something that it shows has changed. */
  const rendered = (path: string, tag: string) => async () => {
    await database.query('insert into page_changes (tag) values ($1)', [tag]);
    await get(path);
  };
  const [area, near] = ['area_of_practice=labor', 'area_of_practice=labor&region=metro-manila'];
  const calls: Record<string, ScaleCall> = {
    'floor: statement and JSON': async () => {
      const values = ['Labor', 'Metro Manila (NCR)'];
      JSON.stringify((await database.query({ name: 'floor', text: FLOOR, values })).rows);
    },
    search: search(''),
    'search area': search(area),
    'search area, region': search(near),
    'search region': search('region=caraga'),
    'search city': search('area_of_practice=labor&city=makati'),
    'search language': search(`${area}&language=Cebuano`),
    'search rare language': search('language=Korean'),
    'search free': search(`${near}&free=1`),
    'search price': search(`${area}&max_price=100000`),
    'search cheapest first': search(`${near}&sort=price&sort_direction=1`),
    'search evenings': search(`${area}&when=evenings`),
    'search soonest': search('soonest=1'),
    'search name': named('Maria Santso'),
    'search title, name': named('Atty. Santos, Maria'),
    'search frequent name': named('Maria'),
    'search name being typed': typed('maria san'),
    'search, page 100': search(PAGE_100),
    'search area, region, page 100': search(`${near}&${PAGE_100}`),
    'summary of all': summary(''),
    'summary area': summary(area),
    'summary area, region': summary(near),
    featured: () => get('/api/v1/lawyers/featured'),
    'landing data': () => Promise.all([summary(near)(), search(near)()]),
    'landing data of a city': () =>
      Promise.all([
        summary(near)(),
        search(near)(),
        search('area_of_practice=labor&city=makati')(),
      ]),
    'landing page rendered': rendered('/lawyers-online/labor/metro-manila', 'landing:labor'),
    'home page rendered': rendered('/', 'home'),
    profile: () => get(`/api/v1/lawyers/${LAWYER}/profile`),
    availability: () => get(`/api/v1/lawyers/availability?_id=${LAWYER}`),
    'sitemap of lists': () => get('/server-sitemap.xml'),
    'sitemap of profiles': () => get('/server-sitemap/lawyers-1.xml'),
  };
  return { end: () => database.end(), calls };
}

/** A job draws the featured lawyers within the first minute. */
async function untilDrawn(database: pg.Client) {
  const text = 'select count(*)::int as drawn from featured_draws where day >= current_date';
  const drawn = async () => {
    const { rows } = await database.query<{ drawn: number }>(text);
    return needed(rows[0], 'count of draws').drawn;
  };
  while ((await drawn()) === 0) await sleep(500);
}

/** Each call comes from an address of its own, for which there are limits. */
let caller = 0;

function fetchWith(agent: http.Agent, url: string, body?: object): Promise<number> {
  caller += 1;
  const address = `10.${caller >> 16}.${(caller >> 8) & 255}.${caller & 255}`;
  return new Promise((resolve, reject) => {
    const request = http.request(
      url,
      {
        agent,
        method: body ? 'POST' : 'GET',
        headers: {
          'x-forwarded-for': address,
          ...(body && { 'content-type': 'application/json', origin: new URL(url).origin }),
        },
      },
      (response) => {
        let bytes = 0;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        });
        response.on('end', () => {
          if (response.statusCode === 200) resolve(bytes);
          else reject(new Error(`${url} answered ${response.statusCode}`));
        });
      },
    );
    request.on('error', reject);
    request.end(body && JSON.stringify(body));
  });
}
