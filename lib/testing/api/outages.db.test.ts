import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Endpoint } from '@/lib/contract/platform/endpoint';
import { boot, opened, shutDown } from '@/lib/server/boot';
import { database } from '@/lib/server/platform/db/pool';
import { type OwnPostgres, startOwnPostgres } from '@/lib/testing/jest/postgres';
import { applySettings } from '@/lib/testing/jest/settings';
import { byTier, everyNth } from '@/lib/testing/jest/tier';
import { nameOf, SERVED } from '@/lib/testing/samples/samples';
import { createScenario, newSession, type Scenario, sampleOf } from './fixtures';
import { send, type TestRequest } from './requests';

const FOLDER = mkdtempSync(path.join(tmpdir(), 'outages-'));
const unhandled: unknown[] = [];
const noteUnhandled = (error: unknown) => {
  unhandled.push(error instanceof Error ? error.stack : error);
};

let postgres: OwnPostgres;
let scenario: Scenario;
beforeAll(async () => {
  postgres = await startOwnPostgres();
  applySettings({
    DATABASE_URL: postgres.url,
    DEMO_DATA: 'off',
    STORAGE_DIR: FOLDER,
    FACEBOOK_APP_ID: '1',
    FACEBOOK_APP_SECRET: 'secret',
  });
  process.on('unhandledRejection', noteUnhandled);
  await boot(() => Promise.reject(new Error('the demo is off')));
  await opened();
  scenario = await createScenario();
}, 120_000);

afterAll(async () => {
  await shutDown();
  process.off('unhandledRejection', noteUnhandled);
  await postgres?.stop();
  rmSync(FOLDER, { recursive: true });
});

async function untilBack(): Promise<void> {
  for (;;) {
    try {
      await database().execute(sql`select 1`);
      return;
    } catch {
      await sleep(100);
    }
  }
}

async function prepare(endpoint: Endpoint): Promise<{ endpoint: Endpoint; request: TestRequest }> {
  const person = endpoint.access === 'lawyer' ? scenario.lawyer : scenario.client;
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const sample = await sampleOf(nameOf(endpoint), scenario);
  return {
    endpoint,
    request: {
      ...sample,
      cookie: await newSession(person),
      headers: { ...sample.headers, ...headers },
    },
  };
}

/** Milliseconds into every request. */
const KILLS = byTier([60], [0, 60]);

test.each(KILLS)(
  'when PostgreSQL is killed %d ms into every request, each is answered, and no rejection is unhandled',
  async (ms) => {
    await untilBack();
    const calls = [];
    for (const endpoint of everyNth(8, SERVED)) calls.push(await prepare(endpoint));
    const answers = calls.map(async ({ endpoint, request }) => {
      const { status } = await send(endpoint, request);
      return { endpoint: nameOf(endpoint), status };
    });
    await sleep(ms);
    postgres.kill();
    const failed = (await Promise.all(answers)).filter(
      ({ status }) => status >= 500 && status !== 503,
    );
    expect(failed).toEqual([]);
    await untilBack();
    await sleep(1000);
    expect(unhandled).toEqual([]);
  },
);
