import { and, eq } from 'drizzle-orm';
import { FEATURES } from '@/lib/server/features';
import { database } from '@/lib/server/platform/db/pool';
import { auditEvents } from '@/lib/server/schema/audit';
import { newAdmin } from '@/lib/testing/factories';
import { findServed } from '@/lib/testing/samples/samples';
import { createScenario, knownHash, type Scenario, sampleOf } from './fixtures';
import { send } from './requests';

/** Reads of an administrator that are recorded too. */
const VIEWS = [
  'GET /api/v1/admin/users/{id}',
  'GET /api/v1/admin/users/{id}/meetings',
  'GET /api/v1/admin/users/{id}/agreements',
  'GET /api/v1/admin/users/{id}/payments',
  'GET /api/v1/admin/users/{id}/notes',
];

const AUDITED = FEATURES.flatMap(({ operations }) => operations)
  .map(({ endpoint }) => endpoint)
  .filter(({ access }) => access === 'admin')
  .map(({ method, path: at, responseKind }) => ({
    endpoint: `${method} ${at}`,
    changes: method !== 'GET' || (responseKind === 'file' && at.includes('/document')),
  }))
  .filter(({ endpoint, changes }) => changes || VIEWS.includes(endpoint))
  .map(({ endpoint }) => endpoint);

let scenario: Scenario;
beforeAll(async () => {
  scenario = await createScenario();
});

test('there are some', () => {
  expect(AUDITED).toEqual(expect.arrayContaining(VIEWS));
  expect(AUDITED).toContain('GET /api/v1/admin/verifications/{id}/document/{childId}');
});

test.each(AUDITED)(
  '%s is in the audit log, under the name of the administrator',
  async (endpoint) => {
    const called = findServed(endpoint);
    const request = await sampleOf(endpoint, scenario);
    const admin = await newAdmin({ passwordHash: await knownHash() });
    const answer = await send(called, { ...request, cookie: admin.cookie });
    expect(answer.status).toBeLessThan(300);
    const rows = await database()
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.userId, admin.id), eq(auditEvents.actor, 'admin')));
    expect(rows.length).toBeGreaterThan(0);
    for (const { event, subject } of rows) {
      expect(event).toMatch(/^[a-z_]+$/);
      expect(subject).not.toBe('');
    }
  },
);
