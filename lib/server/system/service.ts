import 'server-only';
import * as z from 'zod';
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
} from 'zod-openapi';
import type { Endpoint } from '@/lib/contract/endpoint';
import { ENDPOINTS } from '@/lib/contract/endpoints';
import { COMMON_ERRORS, ERROR_STATUS, type ErrorKey } from '@/lib/contract/errors';
import { env } from '@/lib/env';
import { SITE } from '@/lib/site';

const errorBody = z
  .object({
    message: z.string(),
    key: z.enum(Object.keys(ERROR_STATUS) as [ErrorKey, ...ErrorKey[]]),
    fields: z.record(z.string(), z.string()).optional(),
    request_id: z.string(),
  })
  .meta({ id: 'Error' });

const errorContent = { 'application/json': { schema: errorBody } };

let described: Record<string, unknown> | undefined;

/** OpenAPI 3.1 of every endpoint, from the schemas that validate. */
export function openApi(): Record<string, unknown> {
  described ??= createDocument({
    openapi: '3.1.1',
    info: { title: `${SITE.name} API`, version: '1' },
    servers: [{ url: env.SITE_URL }],
    paths: paths(),
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
    },
  }) as unknown as Record<string, unknown>;
  return described;
}

function paths(): ZodOpenApiPathsObject {
  const all: ZodOpenApiPathsObject = {};
  for (const endpoint of ENDPOINTS) {
    const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
    all[endpoint.path] = { ...all[endpoint.path], [method]: describe(endpoint) };
  }
  return all;
}

function describe(endpoint: Endpoint): ZodOpenApiOperationObject {
  return {
    tags: [endpoint.tag],
    summary: endpoint.summary,
    security:
      endpoint.access === 'public' || endpoint.access === 'webhook' ? [] : [{ session: [] }],
    requestParams: {
      ...(endpoint.params && { path: endpoint.params }),
      ...(endpoint.query && { query: endpoint.query }),
      ...(endpoint.idempotent && {
        header: z.object({ 'Idempotency-Key': z.string().max(255).optional() }),
      }),
    },
    ...(endpoint.body && {
      requestBody: { required: true, content: bodyContent(endpoint, endpoint.body) },
    }),
    responses: { [endpoint.status]: success(endpoint), ...failures(endpoint) },
  };
}

function bodyContent(endpoint: Endpoint, schema: z.ZodType) {
  if (endpoint.bodyKind !== 'multipart') return { 'application/json': { schema } };
  // Files travel as parts; zod's file type has no JSON schema.
  const files = z.array(z.string().meta({ format: 'binary' }));
  return { 'multipart/form-data': { schema: z.object({ files }) } };
}

function success(endpoint: Endpoint) {
  const description = endpoint.summary;
  if (endpoint.responseKind === 'file') {
    return {
      description,
      content: { 'application/octet-stream': { schema: z.string().meta({ format: 'binary' }) } },
    };
  }
  return endpoint.response
    ? { description, content: { 'application/json': { schema: endpoint.response } } }
    : { description };
}

function failures(endpoint: Endpoint) {
  const keys = new Set<ErrorKey>([...accessErrors(endpoint), ...endpoint.errors, ...COMMON_ERRORS]);
  const byStatus: Record<number, { description: string; content: typeof errorContent }> = {};
  for (const key of keys) {
    const status = ERROR_STATUS[key];
    const others = byStatus[status];
    byStatus[status] = {
      description: others ? `${others.description}, ${key}` : key,
      content: errorContent,
    };
  }
  return byStatus;
}

function accessErrors({ access, method }: Endpoint): ErrorKey[] {
  const unsafe: ErrorKey[] = method === 'GET' || access === 'webhook' ? [] : ['cross_site'];
  if (access === 'public' || access === 'webhook') return unsafe;
  if (access === 'session') return [...unsafe, 'no_session'];
  return [
    ...unsafe,
    'no_session',
    'email_not_verified',
    ...(access === 'user' ? [] : (['wrong_role'] as const)),
  ];
}
