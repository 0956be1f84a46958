import * as z from 'zod';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { centavos, dayKey, id, instant } from '@/lib/contract/platform/fields';

const access = 'admin';
const tag = 'Administration';

/** Number of waiting items, and the time of the oldest. */
const waiting = z.object({ count: z.int(), oldest: instant.nullable() });

export const overview = z
  .object({
    verifications: waiting,
    cases: z.object({
      absence: waiting,
      dispute: waiting,
      review: waiting,
      unclaimed: waiting,
      help: waiting,
    }),
    refunds: z.object({ failed: waiting, manual: waiting }),
    payouts: z.object({ waiting, failed: waiting }),
    /** Deliveries of the last 24 hours. */
    webhooks: z.object({ failed: z.int(), differs: z.int() }),
    failed_jobs: z.int(),
    health: z.object({
      jobs: z.enum(['running', 'stopped']),
      heartbeat_at: instant.nullable(),
      reminders: z.enum(['on_time', 'late']),
      /** Since when the oldest due job has been waiting for a worker; null if none. */
      oldest_due_at: instant.nullable(),
      /** Number of processes that serve requests. */
      servers: z.int(),
      cron: z.array(z.object({ task: z.string(), last_run_at: instant.nullable() })),
    }),
    signed_in: z.array(z.object({ _id: id, name: z.string() })),
    gateway: z.object({ name: z.string(), mode: z.enum(['test', 'live']) }),
  })
  .meta({ id: 'AdminOverview' });
export type Overview = z.output<typeof overview>;

export const getOverview = endpoint({
  method: 'GET',
  path: '/api/v1/admin/overview',
  access,
  tag,
  summary: 'What waits for a person, and whether everything runs',
  status: 200,
  response: overview,
  errors: [],
});

/** Number of items per menu entry that await a person, or failed. */
export const waitingCounts = z
  .object({
    verifications: z.int(),
    cases: z.int(),
    refunds: z.int(),
    payouts: z.int(),
    webhooks: z.int(),
    jobs: z.int(),
  })
  .meta({ id: 'AdminWaitingCounts' });
export type WaitingCounts = z.output<typeof waitingCounts>;

export const getWaitingCounts = endpoint({
  method: 'GET',
  path: '/api/v1/admin/waiting',
  access,
  tag,
  summary: 'How many wait behind each entry of the menu',
  status: 200,
  response: waitingCounts,
  errors: [],
});

export const weekFigures = z
  .object({
    /** Monday of the week, in Manila. */
    week: dayKey,
    visits: z.int(),
    searches: z.int(),
    bookings: z.int(),
    free: z.int(),
    /** Paid consultations. */
    paid: z.int(),
    /** Payments by clients of all kinds; refunds; and the platform's fee within both. From the ledger. */
    gross: centavos,
    refunds: centavos,
    fee: centavos,
    clients: z.int(),
    lawyers: z.int(),
  })
  .meta({ id: 'WeekFigures' });
export type WeekFigures = z.output<typeof weekFigures>;

export const getFigures = endpoint({
  method: 'GET',
  path: '/api/v1/admin/figures',
  access,
  tag,
  summary:
    'From visits to payments, money and sign-ups in the last twelve weeks, the earliest first',
  status: 200,
  response: z.object({ weeks: z.array(weekFigures) }),
  errors: [],
});
