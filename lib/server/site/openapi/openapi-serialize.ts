import 'server-only';
import * as z from 'zod';
import type { CreateDocumentOptions } from 'zod-openapi';

/** The OpenAPI document, as far as it is read and completed here. */
export interface OpenApiDocument {
  readonly tags: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
  readonly webhooks: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
  readonly components: { readonly schemas?: Readonly<Record<string, Schema>> };
}
export interface DescribedOperation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Bodied;
  readonly responses: Readonly<Record<string, Bodied>>;
}
interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: Schema;
  description?: string;
  example?: unknown;
}
export interface Bodied {
  readonly content?: Content;
}
export type Content = Readonly<Record<string, { readonly schema?: Schema; example?: unknown }>>;
// Not an interface: its text is found as that of any record.
export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  description?: string;
};

const LIMITS = ['minLength', 'maxLength', 'pattern'] as const;

type Override = NonNullable<CreateDocumentOptions['override']>;

export const describeSchemas: Override = (context) => {
  describeOpenObjects(context);
  describeStrings(context);
  describeCounts(context);
};

/**
 * Says that an object without properties may have any: generators of clients take silence for one that has none.
 */
const describeOpenObjects: Override = ({ zodSchema, jsonSchema }) => {
  const { def } = (zodSchema as z.core.$ZodTypes)._zod;
  if (def.type === 'object' && Object.keys(def.shape).length === 0)
    jsonSchema.additionalProperties ??= {};
};

/** Names the keys of a record that must have all of an enum's: zod says only that they are required. */
const describeCounts: Override = ({ zodSchema, jsonSchema }) => {
  const { required, additionalProperties: count } = jsonSchema;
  if (zodSchema._zod.def.type !== 'record' || !required || typeof count !== 'object') return;
  const counted = { ...count, description: 'Number of those in this state.' };
  jsonSchema.properties = Object.fromEntries(required.map((name) => [name, counted]));
};

/**
 * Describes a string by its final schema: zod describes the input, so a value that is trimmed or cleaned before its
 * check (`pipe`) would be only a string.
 */
const describeStrings: Override = ({ zodSchema, jsonSchema }) => {
  if (zodSchema._zod.def.type !== 'pipe' || jsonSchema.type !== 'string') return;
  const checked = checkedString(zodSchema);
  if (!checked) return;
  const limits = z.toJSONSchema(checked, { io: 'output' });
  for (const name of LIMITS) {
    // What stands between the digits of a number is taken out before: the pattern is not that of what comes in.
    if (name === 'pattern' && isChanged(zodSchema)) continue;
    if (jsonSchema[name] === undefined && limits[name] !== undefined)
      Object.assign(jsonSchema, { [name]: limits[name] });
  }
};

/** Whether the string at the end of pipes differs from the input. */
function isChanged(schema: z.core.$ZodType): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'transform') return true;
  return def.type === 'pipe' && (isChanged(def.in) || isChanged(def.out));
}

function checkedString(schema: z.core.$ZodType): z.core.$ZodString | null {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'pipe') return checkedString(def.out) ?? checkedString(def.in);
  return def.type === 'string' ? (schema as z.core.$ZodString) : null;
}
