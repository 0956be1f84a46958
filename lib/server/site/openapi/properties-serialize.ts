import 'server-only';
import { API_PARAMETERS } from '@/lib/catalogue/api/parameters';
import { type JsonSchema, textOf } from './descriptions-policy';
import type { DescribedOperation, OpenApiDocument } from './openapi-serialize';

const PARTS = ['anyOf', 'oneOf', 'allOf', 'items', 'additionalProperties'];

/**
 * Adds to each property of a document its unit, the meanings of its states, or how a version is sent. The texts are
 * kept on the server, since the schemas of lib/contract are in the scripts of the pages too.
 */
export function describeProperties(document: OpenApiDocument): void {
  for (const [name, schema] of Object.entries(document.components.schemas ?? {}))
    describeSchema(schema, ownerOf(name));
  const all = [...Object.values(document.paths), ...Object.values(document.webhooks)];
  for (const operation of all.flatMap(Object.values<DescribedOperation>))
    describeOperation(operation);
}

function ownerOf(name: string): string {
  return name.replace(/Output$/, '');
}

function describeOperation(operation: DescribedOperation): void {
  const { operationId = '', parameters = [], requestBody, responses } = operation;
  for (const parameter of parameters) {
    const { name, schema = {} } = parameter;
    parameter.description ??=
      API_PARAMETERS[`${operationId}.${name}`] ??
      textOf(schema, { owner: operationId, name, beside: [] })?.description ??
      API_PARAMETERS[name];
    if (parameter.description === undefined) delete parameter.description;
  }
  const bodies = [requestBody, ...Object.values(responses)];
  for (const { schema } of bodies.flatMap((body) => Object.values(body?.content ?? {})))
    describeSchema(schema, operationId);
}

function describeSchema(schema: unknown, owner: string): void {
  if (typeof schema !== 'object' || schema === null) return;
  if (Array.isArray(schema)) for (const part of schema) describeSchema(part, owner);
  const own = schema as JsonSchema;
  const properties = (own.properties ?? {}) as Record<string, JsonSchema>;
  const beside = Object.keys(properties);
  for (const [name, property] of Object.entries(properties)) {
    const text = textOf(property, { owner, name, beside });
    if (text && property.description === undefined) Object.assign(property, text);
    describeSchema(property, owner);
  }
  for (const part of PARTS) describeSchema(own[part], owner);
}
