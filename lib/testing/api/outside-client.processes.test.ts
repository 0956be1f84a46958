import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import type { MemberRight } from '@/lib/domain/platform/members';
import { DAY_MS, isoInstant } from '@/lib/domain/platform/time';
import { programEnvironment } from '@/lib/env';
import { database } from '@/lib/server/platform/db/pool';
import { meetings } from '@/lib/server/schema/meetings';
import { newClient, newLawyer, type TestLawyer } from '@/lib/testing/factories';
import { type Product, startProduct, stopProducts } from '@/lib/testing/jest/product';
import { newMeeting } from '@/lib/testing/meeting-changes';
import { newApiToken } from '@/lib/testing/members';
import { limit } from '@/scripts/lib/test/speed';

/**
 * A program as others write it: types that openapi-typescript makes of the served document, calls by openapi-fetch, a
 * strict compiler, and a process of its own that has nothing but an address and a token.
 */
const PROGRAM = `
import createClient from 'openapi-fetch';
import type { components, operations, paths } from './api.js';

const { BASE_URL = '', TOKEN = '', START = '', END = '' } = process.env;
const api = createClient<paths>({ baseUrl: BASE_URL, headers: { authorization: 'Bearer ' + TOKEN } });

type Refusal = components['schemas']['Error'];
const told = <T>({ data, error, response }: { data?: T; error?: Refusal; response: Response }) => ({
  status: response.status,
  limit: response.headers.get('RateLimit'),
  data,
  error,
});

const body: components['schemas']['BlockerInput'] = { title: 'Hearing', start_time: START, end_time: END };
const block = (key: string) =>
  api.POST('/api/v1/blockers', { params: { header: { 'Idempotency-Key': key } }, body });

const signedIn = await api.GET('/api/v1/token');
const listed = await api.GET('/api/v1/meetings', { params: { query: { period: 'upcoming' } } });
const names: (string | null)[] | undefined = listed.data?.results.map(({ client }) => client.display_name);
const blocked = await block('block ' + START);
const again = await block('block ' + START);
const away = await api.GET('/api/v1/blockers', { params: { query: { from: START, to: END } } });

console.log(
  JSON.stringify({
    signedIn: told(signedIn),
    listed: told(listed),
    names,
    blocked: told(blocked),
    again: told(again),
    away: told(away),
  }),
);

/** \`true\` where the compiler refuses a value of the second type for the first, and no type at all where it takes it. */
type Refused<Accepted, Given> = Given extends Accepted ? never : true;
type Period = NonNullable<operations['listMeetings']['parameters']['query']>['period'];
type Schemas = components['schemas'];
export const refused: [
  Refused<keyof paths, '/api/v1/nowhere'>,
  Refused<Period, 'never'>,
  Refused<Schemas['BlockerInput'], { title: null; start_time: string }>,
  Refused<Schemas['WorkItemChange'], { version: 1; expires_in_days: 'seven' }>,
  Refused<Schemas['Meeting'], { _id: string }>,
  Refused<string, Schemas['Meeting']['phone']>,
  Refused<operations['deleteBlocker']['parameters']['path'], undefined>,
] = [true, true, true, true, true, true, true];
`;

const OPTIONS = {
  strict: true,
  noUncheckedIndexedAccess: true,
  target: 'es2023',
  module: 'nodenext',
  types: ['node'],
  outDir: 'out',
};

const START = Date.now() + 300 * DAY_MS;
const CASE = 'Estate of the late Crisanto';

interface Answered {
  status: number;
  limit: string | null;
  data?: Record<string, unknown>;
  error?: Record<string, unknown>;
}
type Report = Record<'signedIn' | 'listed' | 'blocked' | 'again' | 'away', Answered> & {
  names?: string[];
};

let product: Product;
let folder: string;
let lawyer: TestLawyer;

const inFolder = (command: string, args: readonly string[], env: Record<string, string> = {}) =>
  execFileSync(process.execPath, [path.resolve(command), ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...programEnvironment(), ...env },
  });

beforeAll(async () => {
  product = await startProduct();
  folder = mkdtempSync(path.join(tmpdir(), 'outside-client-'));
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: OPTIONS }));
  writeFileSync(path.join(folder, 'program.ts'), PROGRAM);
  const document = product.at('/api/v1/openapi.json');
  inFolder('node_modules/openapi-typescript/bin/cli.js', [document, '--output', 'api.d.ts']);
  inFolder('node_modules/typescript-native/bin/tsc', []);
  lawyer = await newLawyer({ displayName: 'Remedios Alcaraz' });
  const client = await newClient({ firstName: 'Crisanta', lastName: 'Villacorta' });
  const { id } = await newMeeting(client, lawyer, START);
  await database().update(meetings).set({ subject: CASE }).where(eq(meetings.id, id));
}, limit(120_000));

afterAll(async () => {
  await stopProducts();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the program with a token of these rights; each blocks another day. */
async function reported(rights: readonly MemberRight[], day: number): Promise<Report> {
  const { token } = await newApiToken(lawyer, rights);
  const from = START + day * DAY_MS;
  return JSON.parse(
    inFolder(path.join(folder, 'out/program.js'), [], {
      BASE_URL: product.at('').replace(/\/$/, ''),
      TOKEN: token,
      START: isoInstant(from),
      END: isoInstant(from + DAY_MS),
    }),
  );
}

test('a program made of the document signs in by a token, lists meetings and blocks a time', async () => {
  const { signedIn, listed, names, blocked, again, away } = await reported(
    ['calendar', 'meetings'],
    1,
  );
  expect(signedIn).toMatchObject({
    status: 200,
    data: { rights: ['calendar', 'meetings'], lawyer_name: 'Remedios Alcaraz', state: 'active' },
  });
  expect(signedIn.limit).toMatch(/^"token";r=\d+;t=\d+$/);
  expect(listed).toMatchObject({ status: 200, data: { total: 1, results: [{ subject: CASE }] } });
  expect(names).toEqual(['Crisanta Villacorta']);
  expect(blocked).toMatchObject({ status: 201, data: { count: 1, meetings: [] } });
  expect(again).toMatchObject({ status: 201, data: blocked.data });
  expect(away).toMatchObject({ status: 200, data: { results: [{ title: 'Hearing' }] } });
});

const FEWER: readonly { right: MemberRight; listed: number; blocked: number }[] = [
  { right: 'meetings', listed: 200, blocked: 403 },
  { right: 'calendar', listed: 200, blocked: 201 },
  { right: 'messages', listed: 403, blocked: 403 },
  { right: 'money', listed: 403, blocked: 403 },
];

test.each(FEWER)('with a token for $right alone', async ({ right, ...expected }) => {
  const report = await reported([right], 3);
  const { listed, blocked, signedIn } = report;
  expect({ listed: listed.status, blocked: blocked.status }).toEqual(expected);
  expect(signedIn).toMatchObject({ status: 200, data: { rights: [right] } });
  for (const { status, data, error } of [listed, blocked])
    if (status === 403) {
      expect(data).toBeUndefined();
      expect(error).toEqual({
        key: 'not_for_members',
        message: expect.any(String),
        request_id: expect.any(String),
      });
      expect(JSON.stringify(error)).not.toMatch(
        /Villacorta|Crisant|Alcaraz|Hearing|messages|money/,
      );
    }
  // The subject is the client's words, which `meetings` alone reads.
  expect(JSON.stringify(report).includes(CASE)).toBe(right === 'meetings');
});

test('without a token, and with one of nobody, nothing is answered', async () => {
  for (const TOKEN of ['', 'sangguni_nobody']) {
    const report: Report = JSON.parse(
      inFolder(path.join(folder, 'out/program.js'), [], {
        BASE_URL: product.at('').replace(/\/$/, ''),
        TOKEN,
        START: isoInstant(START),
        END: isoInstant(START + DAY_MS),
      }),
    );
    const { names, ...answers } = report;
    expect(names).toBeUndefined();
    expect(Object.values(answers).map(({ status }) => status)).toEqual(Array(5).fill(401));
  }
});
