import type { APIResponse } from '@playwright/test';
import { hold } from './support/bookings';
import { pickTime } from './support/lawyers';
import { BASE_URL } from './support/target';
import { expect, test } from './support/test';

const DATA_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";
const isHttps = BASE_URL.startsWith('https:');

test.describe('headers', { tag: ['@headers', '@once'] }, () => {
  test('every page has a policy that admits only its own scripts', { tag: '@core' }, async ({
    visitor,
  }) => {
    const { lawyer } = await pickTime(visitor);
    const pages = ['/', '/lawyers-online', `/lawyer/${lawyer._id}`, '/login', '/signup/customer'];
    for (const path of [...pages, '/verify-email', '/nowhere']) {
      const answer = await visitor.http.get(path);
      expectCommon(answer);
      const rules = policyOf(answer);
      expect(rules['default-src'], path).toEqual(["'none'"]);
      expect(rules['base-uri']).toEqual(["'none'"]);
      expect(rules['frame-ancestors']).toEqual(["'none'"]);
      expect(rules['form-action']).toEqual(["'self'"]);
      for (const directive of ['script-src', 'style-src', 'connect-src']) {
        const sources = rules[directive] ?? [];
        expect(sources).toContain("'self'");
        for (const source of sources) {
          expect(source, `${directive} of ${path}`).toMatch(/^'(self|nonce-[^']+|sha256-[^']+)'$/);
        }
      }
      const scripts = [...(await answer.text()).matchAll(/<script([^>]*)>/g)].map(([tag]) => tag);
      expect(scripts.length).toBeGreaterThan(1);
    }
  });

  test('a nonce is new with every answer', { tag: '@core' }, async ({ visitor }) => {
    const nonces = await Promise.all(
      [1, 2, 3].map(async () => {
        const policy = policyOf(await visitor.http.get('/lawyers-online'));
        return policy['script-src']?.find((source) => source.startsWith("'nonce-"));
      }),
    );
    expect(nonces.every(Boolean)).toBe(true);
    expect(new Set(nonces).size).toBe(nonces.length);
  });

  test('the address of a page with a token is sent to no other site', { tag: '@core' }, async ({
    visitor,
  }) => {
    for (const path of ['/verify-email/secret', '/reset-password/secret', '/verify-ibp/secret']) {
      const answer = await visitor.http.get(path);
      expect(answer.headers()['referrer-policy'], path).toBe('no-referrer');
    }
    const other = await visitor.http.get('/lawyers-online');
    expect(other.headers()['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });

  test('answers of the API are data, and nothing keeps a copy', { tag: '@core' }, async ({
    visitor,
    newCustomer,
  }) => {
    const client = await newCustomer();
    const { meetingId } = await hold(client);
    const calls = ['/api/v1/auth/session', '/api/v1/meetings', `/api/v1/meeting/${meetingId}`];
    for (const path of calls) {
      const answer = await client.api.http.get(path);
      expect(answer.status(), path).toBe(200);
      expectCommon(answer);
      expect(answer.headers()['content-security-policy']).toBe(DATA_POLICY);
      expect(answer.headers()['cache-control']).toContain('no-store');
      expect(answer.headers()['content-type']).toMatch(/^application\/json/);
    }
    const missing = await visitor.http.get('/api/v1/nowhere');
    expect(missing.status()).toBe(404);
    expectCommon(missing);
    const page = await client.api.http.get('/customer-portal');
    expect(page.headers()['cache-control']).toMatch(/no-store|private/);
  });

  test('assets are immutable, compressed, and without their sources', { tag: '@core' }, async ({
    visitor,
  }) => {
    const html = await (await visitor.http.get('/')).text();
    const assets = new Set(
      [...html.matchAll(/(\/_next\/static\/[^"'\\ ]+\.(?:js|css))/g)].map(([, path]) => path ?? ''),
    );
    expect(assets.size).toBeGreaterThan(2);
    for (const path of assets) {
      const answer = await visitor.http.get(path, { headers: { 'accept-encoding': 'br' } });
      expect(answer.status(), path).toBe(200);
      expectCommon(answer);
      expect(answer.headers()['cache-control'], path).toContain('immutable');
      expect(answer.headers().vary).toMatch(/accept-encoding/i);
      const body = await answer.text();
      expect(body).not.toMatch(/sourceMappingURL=(?!data:)/);
      if (body.length > 2_000) expect(answer.headers()['content-encoding'], path).toBe('br');
      const map = await visitor.http.get(`${path}.map`);
      expect(map.status()).toBe(404);
    }
  });

  test('the worker may ask this site, is looked for anew each time, and does nothing else', {
    tag: '@core',
  }, async ({ visitor }) => {
    const answer = await visitor.http.get('/sw.js');
    expect(answer.status()).toBe(200);
    expectCommon(answer);
    expect(answer.headers()['content-security-policy']).toBe(`${DATA_POLICY}; connect-src 'self'`);
    expect(answer.headers()['cache-control']).toMatch(/no-cache|max-age=0/);
  });

  test('a missing file is not cached', { tag: '@core' }, async ({ visitor }) => {
    for (const path of ['/nowhere', '/_next/static/nowhere.js', '/lawyer/nobody', '/checkout']) {
      const answer = await visitor.http.get(path);
      expect(answer.status(), path).toBe(404);
      expect(answer.headers()['cache-control'], path).toContain('no-store');
      expectCommon(answer);
    }
  });
});

/** Expects the headers of every answer. */
function expectCommon(answer: APIResponse): void {
  const headers = answer.headers();
  const path = answer.url();
  expect(headers['x-content-type-options'], path).toBe('nosniff');
  expect(headers['x-frame-options'], path).toBe('DENY');
  expect(headers['x-powered-by'], path).toBeUndefined();
  expect(headers.server, path).toBeUndefined();
  expect(headers['content-security-policy'], path).toBeTruthy();
  expect('strict-transport-security' in headers, path).toBe(isHttps);
}

/** The policy as its directives with their sources. */
function policyOf(answer: APIResponse): Record<string, string[]> {
  const policy = answer.headers()['content-security-policy'] ?? '';
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}
