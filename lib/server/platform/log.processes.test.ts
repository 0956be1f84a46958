import { setTimeout as sleep } from 'node:timers/promises';
import { SITE } from '@/lib/testing/api/requests';
import { freePort, startProduct, stopProducts } from '@/lib/testing/jest/product';

afterAll(stopProducts);

const ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const PASSWORD = 'Harbor-42-lamp';

test('one id leads from the proxy through page, call and job, and metrics are at a port of their own', async () => {
  const metricsPort = await freePort();
  const product = await startProduct({
    SITE_URL: SITE,
    TRUST_PROXY: '1',
    METRICS_PORT: String(metricsPort),
  });
  const traced = { 'x-request-id': ID, 'x-forwarded-for': '198.51.100.1' };
  const page = await product.get('/admin', traced);
  expect(page.headers.get('x-request-id')).toBe(ID);
  const signUp = await fetch(product.at('/api/v1/auth/signup'), {
    method: 'POST',
    headers: { ...traced, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({
      first_name: 'Ana',
      last_name: 'Reyes',
      email: 'ana.traced@example.com',
      password: PASSWORD,
      consent: true,
    }),
  });
  expect([signUp.status, signUp.headers.get('x-request-id')]).toEqual([201, ID]);
  const ofRequest = () => product.lines().filter(({ request }) => request === ID);
  while (!ofRequest().some(({ job }) => job !== undefined)) await sleep(50);
  expect(ofRequest()).toMatchObject([
    { at: 'security', event: 'administration_refused', account: null, client: expect.any(String) },
    { at: 'security', event: 'signed_up', account: expect.any(String), how: 'password' },
    { at: 'request', endpoint: 'POST /api/v1/auth/signup', status: 201 },
    { at: expect.stringMatching(/^job-(?:done|failed)$/), task: 'send_mail' },
  ]);
  expect(JSON.stringify(product.lines())).not.toMatch(/ana\.traced|198\.51|Harbor/);

  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(metrics).toMatch(/^sangguni_http_requests_total\{route="api",status="201"\} 1$/m);
  expect(metrics).toMatch(/^sangguni_security_events_total\{event="signed_up"\} 1$/m);
  expect(metrics).toMatch(/^sangguni_pool_connections\{pool="jobs-other",state="\w+"\} \d+$/m);
  expect(metrics).toMatch(/^sangguni_database_up 1$/m);
  expect((await product.get('/metrics')).status).toBe(404);
});
