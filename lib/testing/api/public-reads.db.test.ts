import { setTimeout as sleep } from 'node:timers/promises';
import { GET as sharePicture } from '@/app/share/[file]/route';
import { verifyQr } from '@/lib/contract/lawyers/lawyers';
import { database } from '@/lib/server/platform/db/pool';
import { rateLimits } from '@/lib/server/schema/accounts';
import { applySettings } from '@/lib/testing/jest/settings';
import { SERVED } from '@/lib/testing/samples/samples';
import { keysAt } from './described';
import { createScenario } from './fixtures';
import { send } from './requests';

applySettings({ ADDRESS_LIMIT_FACTOR: '1' });

const FLOODER = '198.51.100.7';
const CALLS = 600;

/** Public reads without this limit, and why; what is read by a token is a PUT. */
const WITHOUT: Readonly<Record<string, string>> = {
  'GET /api/v1/lawyers': 'the limit of searches is its own',
  'GET /api/v1/lawyers/free-legal-help': 'the same',
  'GET /api/health': 'monitors ask it, and it reads a few rows by their indexes',
  'GET /api/v1/openapi.json': 'made once',
  'GET /api/v1/auth/challenge': 'reads nothing',
  'GET /api/v1/auth/refresh': 'a step of a navigation, about the own session',
  'GET /api/v1/auth/second-step': 'nothing is read without a cookie that we signed',
  'GET /api/v1/auth/oauth/{id}': 'reads nothing',
  'GET /api/v1/meeting/video/{id}': 'for the people of a call alone, who have limits of their own',
  'GET /api/v1/meeting/{id}/stream': 'for the people of a call alone, who have limits of their own',
  'GET /api/v1/auth/oauth/{id}/callback': 'each answer of a service is looked at once',
  'GET /api/v1/lawyers/profile/calendars/google/callback':
    'nothing is asked without a visit of this session',
  'PUT /api/v1/help/questions/{id}': 'writes, and has limits of its own',
};

/** Links of mails, which nobody may guess at. */
const BY_TOKEN = [
  'PUT /api/v1/auth/verify-ibp/code',
  'PUT /api/v1/guest',
  'PUT /api/v1/payments/payer',
  'PUT /api/v1/payments/payer/refund',
  'PUT /api/v1/practice-invitation',
  'PUT /api/v1/waitlist/leave',
];

const from = (address: string) => ({ headers: { 'x-client-address': address } });

test('whoever floods one public read is refused at all of them, and nobody else is', async () => {
  const { lawyer, ref } = await createScenario();
  const ask = (address: string) => send(verifyQr, { query: { id: 'x' }, ...from(address) });
  for (let i = 0; i < CALLS; i += 50) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(FLOODER)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  }
  const refused = await ask(FLOODER);
  expect(refused).toMatchObject({ status: 429, body: { key: 'rate_limited' } });
  // Other processes are told of the address in one row, however often it asked.
  const points = async () => (await database().select().from(rateLimits)).map((row) => row.points);
  while (!(await points()).includes(CALLS)) await sleep(50);
  expect(await points()).toEqual([CALLS]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ask('198.51.100.8')).status).toBe(200);

  const answers = new Map<string, number>();
  const query = {
    _id: lawyer.lawyerId,
    id: lawyer.lawyerId,
    ref,
    token: 'x'.repeat(43),
    lawyer_id: lawyer.lawyerId,
    ids: lawyer.lawyerId,
    start_time: '2026-11-24T02:00:00Z',
  };
  for (const endpoint of SERVED) {
    const { access, method, path, status: usual } = endpoint;
    const isRead = method === 'GET' || (method === 'PUT' && usual === 200);
    if (access !== 'public' || !isRead) continue;
    const { status } = await send(endpoint, {
      params: { id: crypto.randomUUID() },
      query,
      body: method === 'PUT' ? { token: query.token } : undefined,
      ...from(FLOODER),
    });
    answers.set(`${method} ${path}`, status);
    if (status === 429) expect(keysAt(endpoint, 429)).toContain('rate_limited');
  }
  const open = [...answers].filter(([, status]) => status !== 429).map(([name]) => name);
  expect(open.toSorted()).toEqual(Object.keys(WITHOUT).toSorted());
  expect(answers.size).toBeGreaterThan(open.length);
  expect([...answers.keys()]).toEqual(expect.arrayContaining(BY_TOKEN));

  const request = new Request('http://127.0.0.1:3000/share/home.png', from(FLOODER));
  const picture = await sharePicture(request, { params: Promise.resolve({ file: 'home.png' }) });
  expect(picture.status).toBe(429);
});
