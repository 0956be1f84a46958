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
import type { Content, OpenApiDocument, Schema } from './openapi-serialize';

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
    schemas: namesIn(schema),
    fields: fieldsOf(schema),
  };
}

/** Returns the properties of an object, once each where it is one of several; only what all have is required. */
function fieldsOf(schema: Schema): readonly ApiField[] {
  const { properties = {}, required = [], allOf = [] } = schema;
  const own = Object.entries(properties).flatMap(([name, property]) => [
    fieldOf(name, property, required.includes(name)),
    ...nestedOf(name, property),
  ]);
  const kinds = kindsOf(schema).map(fieldsOf);
  const isInAll = (name: string) =>
    kinds.every((fields) => fields.some((one) => one.name === name && one.isRequired));
  const either = kinds.flat().map((field) => ({ ...field, isRequired: isInAll(field.name) }));
  const all = [...allOf.flatMap(fieldsOf), ...own, ...either];
  return [...new Map(all.toReversed().map((field) => [field.name, field])).values()].toReversed();
}

/** Returns the properties of an object, or of those in a list or map, that has no name of its own. */
function nestedOf(name: string, property: Schema): readonly ApiField[] {
  const value = withoutNull(property);
  if (value.items) return nestedOf(`${name}[]`, value.items);
  const entry = entryOf(value);
  if (entry) return nestedOf(`${name}.*`, entry);
  return fieldsOf(value).map((field) => ({ ...field, name: `${name}.${field.name}` }));
}

function fieldOf(name: string, schema: Schema, isRequired: boolean): ApiField {
  return {
    name,
    kind: kindOf(schema),
    schemas: namesIn(schema),
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
  if ($ref) return nameOf($ref);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (values) return values.filter((one) => one !== null).join(' | ');
  if (items) return `list of ${kindOf(items)}`;
  const entry = entryOf(schema);
  if (entry) return `map of ${kindOf(entry)}`;
  const kinds = kindsOf(schema);
  if (kinds.length > 0) return [...new Set(kinds.map(kindOf))].join(' or ');
  const named = [type].flat().find((one) => one !== undefined && one !== 'null') ?? 'any value';
  return format ? `${named} (${format})` : named;
}

/** Returns the schemas of which a value has one. */
function kindsOf({ anyOf, oneOf }: Schema): readonly Schema[] {
  return anyOf ?? oneOf ?? [];
}

/** Returns the schema of the values of a map. */
function entryOf({ additionalProperties: entry }: Schema): Schema | undefined {
  return typeof entry === 'object' && Object.keys(entry).length > 0 ? entry : undefined;
}

function nameOf($ref: string): string {
  return $ref.replace(REF, '');
}

/** Returns the names of the schemas in the kind of a value. */
function namesIn(schema: Schema): readonly string[] {
  if (schema.$ref) return [nameOf(schema.$ref)];
  const parts = [schema.items, entryOf(schema), ...kindsOf(schema)];
  return [...new Set(parts.flatMap((part) => (part ? namesIn(part) : [])))];
}

function withoutNull(schema: Schema): Schema {
  const [only, ...others] = kindsOf(schema).filter(({ type }) => type !== 'null');
  return only && others.length === 0 ? only : schema;
}

function isNullable(schema: Schema): boolean {
  return (
    [schema.type].flat().includes('null') || kindsOf(schema).some(({ type }) => type === 'null')
  );
}

/** Returns the named schemas that these operations use, and those which these use, by name. */
function schemasUsed(
  operations: readonly ApiOperation[],
  schemas: Readonly<Record<string, Schema>>,
): readonly ApiSchema[] {
  const found = new Map<string, ApiSchema>();
  const add = (name: string) => {
    const schema = found.has(name) ? undefined : schemas[name];
    if (!schema) return;
    const shown = {
      name,
      kind: kindOf(schema),
      schemas: namesIn(schema),
      fields: fieldsOf(schema),
    };
    found.set(name, shown);
    for (const used of [shown, ...shown.fields]) used.schemas.forEach(add);
  };
  for (const { parameters, body, answer } of operations) {
    const bodies = [body, answer.body].filter((one) => one !== null);
    for (const used of [...parameters, ...bodies, ...bodies.flatMap(({ fields }) => fields)])
      used.schemas.forEach(add);
  }
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
