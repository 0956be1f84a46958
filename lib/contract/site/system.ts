import * as z from 'zod';
import { endpoint } from '@/lib/contract/platform/endpoint';

export const getOpenApi = endpoint({
  method: 'GET',
  path: '/api/v1/openapi.json',
  access: 'public',
  tag: 'System',
  summary: 'This description, OpenAPI 3.1; calls of the administration for administrators alone',
  personal: true,
  status: 200,
  response: z.looseObject({ openapi: z.string() }),
  errors: [],
});

export const getHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  access: 'public',
  tag: 'System',
  summary:
    '200 only when the database answers and the jobs run, or are held after a restore; says whether reminders are late, files can be stored and clocks agree',
  status: 200,
  response: z.object({
    status: z.literal('ok'),
    reminders: z.enum(['on_time', 'late']),
    files: z.enum(['stored', 'refused']),
    clock: z.enum(['right', 'wrong']),
    /** The database was restored: jobs, mails and payments are paused until the operator releases it. */
    held: z.boolean(),
  }),
  errors: ['unavailable'],
});
