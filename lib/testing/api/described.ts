import Ajv, { type ValidateFunction } from 'ajv/dist/2020';
import type { Endpoint } from '@/lib/contract/platform/endpoint';
import { openApi } from '@/lib/server/site/openapi/service';
import type { TestRequest, TestResponse } from './requests';

/** A JSON schema of the document, as far as tests read it. */
export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  format?: string;
  pattern?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}
interface Content {
  content?: Readonly<Record<string, { schema: Schema }>>;
}
interface DescribedOperation {
  parameters?: readonly Parameter[];
  requestBody?: Content;
  responses: Readonly<Record<string, Content & { description: string }>>;
}
interface Document {
  paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
  components: { schemas: Readonly<Record<string, Schema>> };
}

const document = () => openApi('administrator') as unknown as Document;

/** Patterns stand beside the formats. Parameters travel as text: `coerceTypes` reads them as the schema does. */
const settings = { strict: false, validateFormats: false, allErrors: true } as const;
let validators: { bodies: Ajv; parameters: Ajv } | undefined;
const compiled = new Map<string, ValidateFunction>();

/** Made when they are first used: the document reads settings that a test file may still change. */
function compile(kind: 'bodies' | 'parameters', schema: unknown): ValidateFunction {
  validators ??= {
    bodies: new Ajv(settings).addSchema(openApi('administrator'), 'document'),
    parameters: new Ajv({ ...settings, coerceTypes: true }).addSchema(
      openApi('administrator'),
      'document',
    ),
  };
  const key = `${kind} ${JSON.stringify(schema)}`;
  const known = compiled.get(key);
  // Compiling takes many times as long as validating, and most answers share their schema with others.
  const validate = known ?? validators[kind].compile(schema as object);
  if (!known) compiled.set(key, validate);
  return validate;
}

/** The OpenAPI description of an endpoint. */
export function described({ method, path }: Endpoint): DescribedOperation {
  const found = document().paths[path]?.[method.toLowerCase()];
  if (!found) throw new Error(`${method} ${path} is not described`);
  return found;
}

/** The schema itself where there is only a reference. */
export function resolved(schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  const named = name && document().components.schemas[name];
  return named || schema;
}

/** Keys that the document names for a status. */
export function keysAt(endpoint: Endpoint, status: number): string[] {
  return described(endpoint).responses[String(status)]?.description.split(', ') ?? [];
}

/** Expects a request that is to succeed to be one that the document describes. */
export function expectDescribedRequest(endpoint: Endpoint, request: TestRequest): void {
  const operation = described(endpoint);
  for (const place of ['path', 'query'] as const) {
    const given = { ...(place === 'path' ? request.params : request.query) };
    const own = (operation.parameters ?? []).filter((parameter) => parameter.in === place);
    const validate = compile('parameters', {
      type: 'object',
      properties: Object.fromEntries(own.map(({ name, schema }) => [name, absolute(schema)])),
      required: own.filter(({ required }) => required).map(({ name }) => name),
      additionalProperties: false,
    });
    expectValid(validate, given);
  }
  const [type, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  expect(request.body === undefined).toBe(body === undefined);
  if (!body) return;
  const plain =
    type === 'application/x-www-form-urlencoded'
      ? Object.fromEntries(new URLSearchParams(String(request.body)))
      : plainBody(request.body, body.schema);
  expectValid(compile('bodies', absolute(body.schema)), plain);
}

/** Expects an answer to have a status, a key and a body that the document names. */
export function expectDescribedAnswer(endpoint: Endpoint, answer: TestResponse): void {
  const response = described(endpoint).responses[String(answer.status)];
  if (!response) {
    throw new Error(`${answer.status} is not described: ${JSON.stringify(answer.body)}`);
  }
  const [type, body] = Object.entries(response.content ?? {})[0] ?? [];
  if (!body) {
    expect(answer.body).toBe('');
    return;
  }
  if (type !== 'application/json') {
    expect(answer.bytes.length).toBeGreaterThan(0);
    return;
  }
  expect(answer.headers.get('content-type')).toBe(type);
  expectValid(compile('bodies', absolute(body.schema)), answer.body);
  const { key } = answer.body as { key?: string };
  if (answer.status >= 400) expect(keysAt(endpoint, answer.status)).toContain(key);
}

/** References lead into the document wherever the schema itself is used. */
function absolute(schema: Schema): unknown {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#', '"$ref":"document#'));
}

function plainBody(body: unknown, schema: Schema): unknown {
  if (typeof body === 'string') return JSON.parse(body);
  if (!(body instanceof FormData)) return body;
  const fields = resolved(schema).properties ?? {};
  return Object.fromEntries(
    [...new Set(body.keys())].map((name) => {
      const values = body.getAll(name).map((value) => (typeof value === 'string' ? value : 'file'));
      return [name, fields[name]?.type === 'array' ? values : values.at(-1)];
    }),
  );
}

function expectValid(validate: ValidateFunction, value: unknown): void {
  const problems = validate(value)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  expect({ problems, value }).toEqual({ problems: [], value });
}
