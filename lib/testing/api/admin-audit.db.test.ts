import { and, eq } from 'drizzle-orm';
import { FEATURES } from '@/lib/server/features';
import { database } from '@/lib/server/platform/db/pool';
import type { RouteHandler } from '@/lib/server/platform/pipeline/http';
import { auditEvents } from '@/lib/server/schema/audit';
import { newAdmin } from '@/lib/testing/factories';
import { createScenario, knownHash, type Scenario, sampleOf } from './fixtures';
import { send } from './requests';
import { loadRoutes } from './routes';

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
let handlers: Map<string, RouteHandler>;
beforeAll(async () => {
  scenario = await createScenario();
  handlers = new Map(
    (await loadRoutes()).flatMap((route) =>
      route.handlers.map(({ method, handler }) => [`${method} ${route.path}`, handler] as const),
    ),
  );
});

test('there are some', () => {
  expect(AUDITED).toEqual(expect.arrayContaining(VIEWS));
  expect(AUDITED).toContain('GET /api/v1/admin/verifications/{id}/document/{childId}');
});

test.each(AUDITED)(
  '%s is in the audit log, under the name of the administrator',
  async (endpoint) => {
    const handler = handlers.get(endpoint);
    if (!handler) throw new Error(`${endpoint} cannot be called`);
    const request = await sampleOf(endpoint, scenario);
    const admin = await newAdmin({ passwordHash: await knownHash() });
    const answer = await send(handler, { ...request, cookie: admin.cookie });
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
