import 'server-only';
import * as z from 'zod';
import {
  createDocument,
  type ZodOpenApiObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponseObject,
} from 'zod-openapi';
import { API_DESCRIPTION, TAG_COPY } from '@/lib/catalogue/api/document';
import { contacts } from '@/lib/contacts';
import {
  type Access,
  type Endpoint,
  errorsOf,
  hasVersion,
  opensToTokens,
} from '@/lib/contract/platform/endpoint';
import { ERROR_STATUS, type ErrorKey } from '@/lib/contract/platform/errors';
import type { ApiPart } from '@/lib/contract/site/api-reference';
import { env } from '@/lib/env';
import { registeredFeatures } from '@/lib/server/registry/registry';
import { SITE } from '@/lib/site';
import { describeEvents } from './events-serialize';
import { addExamples } from './examples-serialize';
import { operationNameOf } from './names-policy';
import { describeSchemas, type OpenApiDocument } from './openapi-serialize';
import { describeProperties } from './properties-serialize';
import { partsOf } from './reference-serialize';

const errorBody = z
  .object({
    message: z.string(),
    key: z.enum(Object.keys(ERROR_STATUS) as [ErrorKey, ...ErrorKey[]]),
    fields: z.record(z.string(), z.string()).optional(),
    request_id: z.string(),
  })
  .meta({ id: 'Error' });

const requestIdHeader = {
  'X-Request-Id': z.string().describe('Id of this call in the log, to name when you ask about it.'),
};
const retryAfterHeader = {
  'Retry-After': z
    .int()
    .optional()
    .describe('Seconds after which to try again, where that is known.'),
};
/** Headers of draft-ietf-httpapi-ratelimit-headers. */
const tokenHeaders = {
  RateLimit: z
    .string()
    .optional()
    .describe('For a token: how many calls are left (`r`), for how many seconds (`t`).'),
  'RateLimit-Policy': z
    .string()
    .optional()
    .describe('For a token: how many calls it has (`q`) in how many seconds (`w`).'),
};
const etagHeader = { ETag: z.string().describe('Version of what was sent, for `If-None-Match`.') };
const locationHeader = { Location: z.string().describe('Address to go on at.') };

const errorContent = { 'application/json': { schema: errorBody } };

const idempotencyHeader = z.object({ 'Idempotency-Key': z.string().min(1).max(255).optional() });
const signedEvent = z
  .looseObject({})
  .describe('The event as its gateway wrote it: the signature is over these very bytes.');

/** Statuses that say when to try again. */
const RETRIED: ReadonlySet<number> = new Set([429, 503]);

const CALLERS: Readonly<Record<Access, string>> = {
  public: 'Open to everybody.',
  session: 'Needs a session.',
  user: 'Needs a session whose email address is verified.',
  customer: 'For clients whose email address is verified.',
  lawyer: 'For lawyers whose email address is verified.',
  admin: 'For administrators who gave their second factor.',
  'admin-session': 'For administrators.',
  webhook: 'For the service that sends it, which proves itself by a signature or a token.',
};

type Reader = 'everybody' | 'administrator';
const described = new Map<Reader, OpenApiDocument>();
let parts: readonly ApiPart[] | undefined;

/**
 * Builds the OpenAPI 3.1 document of every endpoint from the validating schemas. Administrative endpoints are visible
 * to administrators alone (docs/decisions/0033).
 */
export function openApi(reader: Reader): OpenApiDocument {
  const known = described.get(reader) ?? describeAll(reader);
  described.set(reader, known);
  return known;
}

/** Returns the parts of the API, all but the administration, each with what a page about it shows. */
export function apiParts(): readonly ApiPart[] {
  parts ??= partsOf(openApi('everybody'), endpointsFor('everybody'), env.SITE_URL);
  return parts;
}

function describeAll(reader: Reader): OpenApiDocument {
  const description: ZodOpenApiObject = {
    openapi: '3.1.1',
    info: {
      title: `${SITE.name} API`,
      version: '1',
      description: API_DESCRIPTION,
      contact: {
        name: SITE.name,
        email: contacts().supportEmail,
        url: `${env.SITE_URL}/developers`,
      },
    },
    tags: tagsOf(reader),
    servers: [{ url: env.SITE_URL }],
    paths: paths(reader),
    webhooks: describeEvents(),
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'session',
          description: 'Cookie of a browser, set by `POST /api/v1/auth/signin`.',
        },
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'Token of a program, from the account settings of a lawyer.',
        },
      },
    },
  };
  // The library's type also allows what this product never writes, such as references to parameters.
  const document = createDocument(description, {
    override: describeSchemas,
  }) as unknown as OpenApiDocument;
  describeProperties(document);
  addExamples(document);
  return document;
}

function tagsOf(reader: Reader) {
  const read = new Set(endpointsFor(reader).map(({ tag }) => tag));
  return [...read].toSorted().map((name) => ({ name, description: TAG_COPY[name] }));
}

function endpointsFor(reader: Reader): Endpoint[] {
  const all = registeredFeatures().flatMap(({ operations }) => operations);
  const endpoints = all.map(({ endpoint }) => endpoint);
  return reader === 'administrator'
    ? endpoints
    : endpoints.filter(({ access }) => !access.startsWith('admin'));
}

function paths(reader: Reader): ZodOpenApiPathsObject {
  const all: ZodOpenApiPathsObject = {};
  for (const endpoint of endpointsFor(reader)) {
    const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
    all[endpoint.path] = { ...all[endpoint.path], [method]: describe(endpoint) };
  }
  return all;
}

function describe(endpoint: Endpoint): ZodOpenApiOperationObject {
  const { body, headers, idempotent, params, query } = endpoint;
  const ownHeaders = idempotent ? idempotencyHeader : headers;
  return {
    operationId: operationNameOf(endpoint),
    tags: [endpoint.tag],
    summary: endpoint.summary,
    description: accessText(endpoint),
    security: securityOf(endpoint),
    requestParams: {
      ...(params && { path: params }),
      ...(query && { query }),
      ...(ownHeaders && { header: ownHeaders }),
    },
    ...(body && {
      requestBody: {
        required: !body.safeParse(undefined).success,
        content: bodyContent(endpoint, body),
      },
    }),
    responses: {
      [endpoint.status]: success(endpoint),
      ...(hasVersion(endpoint) && { 304: { description: 'If-None-Match names what it is' } }),
      ...failures(endpoint),
    },
  };
}

function securityOf(endpoint: Endpoint): Record<string, string[]>[] {
  if (endpoint.access === 'public' || endpoint.access === 'webhook') return [];
  // Programs that know one way alone take the first.
  return opensToTokens(endpoint) ? [{ token: [] }, { session: [] }] : [{ session: [] }];
}

/** Says who may call an endpoint, and whether a call may be repeated with its key. */
function accessText({ access, member, idempotent }: Endpoint): string {
  return [
    CALLERS[access],
    member &&
      member !== 'own' &&
      `A member of a practice, or a token, needs the right ${member.map((right) => `\`${right}\``).join(' or ')}.`,
    idempotent && 'With an `Idempotency-Key` a repeat is answered as the first call was.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Describes form bodies: the key of a list is repeated, which is how OpenAPI sends arrays as form data. */
function bodyContent({ bodyKind, form }: Endpoint, schema: z.ZodType) {
  if (bodyKind === 'multipart') return { 'multipart/form-data': { schema } };
  if (form) return { 'application/x-www-form-urlencoded': { schema: form } };
  if (bodyKind === 'raw') return { 'application/json': { schema: signedEvent } };
  return { 'application/json': { schema } };
}

function success(endpoint: Endpoint) {
  const headers = z.object({
    ...requestIdHeader,
    ...(opensToTokens(endpoint) && tokenHeaders),
    ...(hasVersion(endpoint) && etagHeader),
    ...(endpoint.responseKind === 'redirect' && locationHeader),
  });
  return { ...answerOf(endpoint), headers };
}

function answerOf(endpoint: Endpoint) {
  const description = endpoint.summary;
  if (endpoint.responseKind === 'file') {
    // Files keep the type they were found to have.
    const schema = z.string().meta({ format: 'binary' });
    return { description, content: { '*/*': { schema } } };
  }
  if (endpoint.responseKind === 'stream')
    return { description, content: { 'text/event-stream': { schema: z.string() } } };
  return endpoint.response
    ? { description, content: { 'application/json': { schema: endpoint.response } } }
    : { description };
}

function failures(endpoint: Endpoint) {
  const byStatus: Record<number, ZodOpenApiResponseObject> = {};
  for (const key of errorsOf(endpoint)) {
    const status = ERROR_STATUS[key];
    const others = byStatus[status];
    byStatus[status] = {
      description: others ? `${others.description}, ${key}` : key,
      content: errorContent,
      ...(RETRIED.has(status) && { headers: z.object(retryAfterHeader) }),
    };
  }
  return byStatus;
}
