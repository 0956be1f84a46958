import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { becomes, expect, test } from './support/test';

const MB = 1024 * 1024;

/** Has the page send so much to a path; answers what it gets to see. */
function send(page: Page, method: string, path: string, form: boolean, bytes: number) {
  return page.evaluate(
    async ([method, path, form, bytes]) => {
      const text = 'a'.repeat(bytes);
      const files = new FormData();
      files.append('files', new Blob([text]), 'large.txt');
      const request = form
        ? { method, body: files }
        : {
            method,
            body: JSON.stringify({ text }),
            headers: { 'content-type': 'application/json' },
          };
      const response = await fetch(path, request);
      return { status: response.status, ...(await response.json()) };
    },
    [method, path, form, bytes] as const,
  );
}

test.describe('uploads that are refused', { tag: ['@once', '@booking'] }, () => {
  test('a browser sees why, however large they are, and goes on', async ({
    page,
    newCustomer,
    consoleWatch,
  }) => {
    consoleWatch.allow(413, /\/api\/v1\//);
    await becomes(page, await newCustomer());
    await page.goto('/faq');
    for (const size of [0.2, 2, 10, 20]) {
      const answer = await send(page, 'POST', '/api/v1/auth/signin', false, size * MB);
      expect([size, answer.status, answer.key]).toEqual([size, 413, 'too_large']);
    }
    const files = `/api/v1/meeting/${randomUUID()}/files`;
    for (const size of [21, 23, 24.5, 30]) {
      const answer = await send(page, 'PUT', files, true, size * MB);
      expect([size, answer.status, answer.key]).toEqual([size, 413, 'too_large']);
    }
    const after = await page.evaluate(async () => (await fetch('/api/v1/auth/session')).status);
    expect(after).toBe(200);
  });

  test('the picture optimiser of the framework is closed', { tag: '@core' }, async ({
    visitor,
  }) => {
    for (const url of [
      '/share/home.png',
      '/share//home.png',
      '/share/home.png#n1',
      '//a.example',
    ]) {
      const params = { url, w: 640, q: 75 };
      const answer = await visitor.http.get('/_next/image', { params });
      expect([url, answer.status()]).toEqual([url, 404]);
    }
  });
});
