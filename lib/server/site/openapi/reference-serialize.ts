import 'server-only';
import { API_EXAMPLES } from '@/lib/catalogue/api/examples';
import { type Endpoint, errorsOf } from '@/lib/contract/platform/endpoint';
import { ERROR_STATUS } from '@/lib/contract/platform/errors';
import type {
  ApiBody,
  ApiField,
  ApiOperation,
  ApiPart,
  ApiSchema,
} from '@/lib/contract/site/api-reference';

/** The parts of the OpenAPI document that the reference reads. */
export interface OpenApiDocument {
  readonly tags: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: { readonly schemas?: Readonly<Record<string, Schema>> };
}
interface Described {
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}
interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
}
type Content = Readonly<Record<string, { readonly schema?: Schema }>>;
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

const REF = '#/components/schemas/';

/** Returns the parts of the API in the order of their titles, each with what a page about it shows. */
export function partsOf(
  document: OpenApiDocument,
  endpoints: readonly Endpoint[],
  site: string,
): readonly ApiPart[] {
  const schemas = document.components.schemas ?? {};
  return document.tags.map(({ name, description = '' }) => {
    const operations = endpoints
      .filter(({ tag }) => tag === name)
      .map((endpoint) => operationOf(endpoint, document, site));
    return {
      slug: slugOf(name),
      title: name,
      text: description,
      operations,
      schemas: schemasUsed(operations, schemas),
    };
  });
}

function slugOf(tag: string): string {
  return tag.toLowerCase().replaceAll(' ', '-');
}

function operationOf(endpoint: Endpoint, document: OpenApiDocument, site: string): ApiOperation {
  const { method, path, status } = endpoint;
  const described = document.paths[path]?.[method.toLowerCase()];
  if (!described?.operationId) throw new Error(`${method} ${path} is not described`);
  const { operationId: name, parameters = [] } = described;
  return {
    name,
    method,
    path,
    summary: described.summary ?? '',
    access: described.description ?? '',
    parameters: parameters.map((one) => ({
      ...fieldOf(one.name, one.schema ?? {}, one.required ?? false),
      kind: `${kindOf(one.schema ?? {})}, in the ${one.in}`,
      text: one.description ?? null,
    })),
    body: bodyOf(described.requestBody?.content),
    answer: { status, body: bodyOf(described.responses[status]?.content) },
    errors: errorsOf(endpoint).map((key) => ({ key, status: ERROR_STATUS[key] })),
    example: exampleOf(name, endpoint, site),
  };
}

function bodyOf(content: Content | undefined): ApiBody | null {
  const [[mediaType, { schema }] = [null, {}]] = Object.entries(content ?? {}) as [
    string | null,
    { schema?: Schema },
  ][];
  if (mediaType === null || !schema) return null;
  return {
    mediaType,
    kind: kindOf(schema),
    schema: schemaNameOf(schema),
    fields: schemaNameOf(schema) ? [] : fieldsOf(schema),
  };
}

function fieldsOf(schema: Schema): readonly ApiField[] {
  const { properties = {}, required = [], allOf = [] } = schema;
  const own = Object.entries(properties).flatMap(([name, property]) => [
    fieldOf(name, property, required.includes(name)),
    ...nestedOf(name, property),
  ]);
  return [...allOf.flatMap(fieldsOf), ...own];
}

/** Returns the properties of an object, or of the objects of a list, that has no name of its own. */
function nestedOf(name: string, property: Schema): readonly ApiField[] {
  const value = withoutNull(property);
  if (value.type === 'array' && value.items) return nestedOf(`${name}[]`, value.items);
  return fieldsOf(value).map((field) => ({ ...field, name: `${name}.${field.name}` }));
}

function fieldOf(name: string, schema: Schema, isRequired: boolean): ApiField {
  return {
    name,
    kind: kindOf(schema),
    schema: schemaNameOf(schema),
    isRequired,
    text: schema.description ?? null,
  };
}

/** Returns what a value is, such as `string (date-time) or null`, or `list of Service`. */
function kindOf(schema: Schema): string {
  const value = withoutNull(schema);
  const kind = plainKindOf(value);
  return isNullable(schema) ? `${kind} or null` : kind;
}

function plainKindOf(schema: Schema): string {
  const { $ref, enum: values, format, items, type } = schema;
  if ($ref) return $ref.replace(REF, '');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (values) return values.filter((one) => one !== null).join(' | ');
  if (items) return `list of ${kindOf(items)}`;
  const parts = schema.anyOf ?? schema.oneOf;
  if (parts) return [...new Set(parts.map(kindOf))].join(' or ');
  const named = [type].flat().find((one) => one !== undefined && one !== 'null') ?? 'any value';
  return format ? `${named} (${format})` : named;
}

function schemaNameOf(schema: Schema): string | null {
  const value = withoutNull(schema);
  const { $ref } = value.items ? withoutNull(value.items) : value;
  return $ref?.replace(REF, '') ?? null;
}

function withoutNull(schema: Schema): Schema {
  const parts = (schema.anyOf ?? schema.oneOf)?.filter(({ type }) => type !== 'null');
  const [only, ...others] = parts ?? [];
  return only && others.length === 0 ? only : schema;
}

function isNullable({ type, anyOf, oneOf }: Schema): boolean {
  if ([type].flat().includes('null')) return true;
  return (anyOf ?? oneOf)?.some((part) => part.type === 'null') ?? false;
}

/** Returns the named schemas that these operations use, and those which these use, by name. */
function schemasUsed(
  operations: readonly ApiOperation[],
  schemas: Readonly<Record<string, Schema>>,
): readonly ApiSchema[] {
  const found = new Map<string, ApiSchema>();
  const add = (fields: readonly Pick<ApiField, 'schema'>[]) => {
    for (const { schema: name } of fields) {
      const schema = name === null || found.has(name) ? undefined : schemas[name];
      if (!name || !schema) continue;
      const shown = { name, kind: kindOf(schema), fields: fieldsOf(schema) };
      found.set(name, shown);
      add([...shown.fields, { schema: schemaNameOf(schema) }]);
    }
  };
  for (const { parameters, body, answer } of operations)
    for (const one of [body, answer.body])
      add([...parameters, ...(one ? [one, ...one.fields] : [])]);
  return [...found.values()].toSorted((a, b) => a.name.localeCompare(b.name));
}

function exampleOf(
  name: string,
  { access, idempotent, method, path }: Endpoint,
  site: string,
): ApiOperation['example'] {
  const example = API_EXAMPLES[name];
  if (!example) return null;
  const { params = {}, query = {}, request, response } = example;
  const address = path.replace(/\{(\w+)\}/g, (_, key: string) => params[key] ?? `{${key}}`);
  const search = new URLSearchParams(
    Object.entries(query).map(([key, value]) => [key, String(value)]),
  ).toString();
  const isWrite = method !== 'GET';
  const lines = [
    `curl ${isWrite ? `-X ${method} ` : ''}'${site}${address}${search && `?${search}`}'`,
    ...(access === 'public' ? [] : [`-b 'session=…'`]),
    ...(isWrite ? [`-H 'Origin: ${site}'`] : []),
    ...(idempotent ? [`-H 'Idempotency-Key: 5f0c…'`] : []),
    ...(request === undefined
      ? []
      : [
          `-H 'Content-Type: application/json'`,
          `-d '${JSON.stringify(request, null, 2).replaceAll("'", String.raw`'\''`)}'`,
        ]),
  ];
  return {
    call: lines.join(' \\\n  '),
    answer: response === undefined ? null : JSON.stringify(response, null, 2),
  };
}
