import fc from 'fast-check';
import { fileOf } from '@/lib/testing/files/identity';
import { SAMPLES } from '@/lib/testing/files/sample-files';
import { resolved, type Schema } from './described';

const FILES = [
  fileOf(SAMPLES.pdf, 'a.pdf', 'application/pdf'),
  fileOf(new Uint8Array(), 'empty.pdf'),
  fileOf(new TextEncoder().encode('<svg onload="alert(1)"/>'), '../picture.png', 'image/png'),
];

/** Values that a JSON schema admits; a file where it asks for one. */
export function valuesOf(given: Schema): fc.Arbitrary<unknown> {
  const schema = resolved(given);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valuesOf));
  const types = [schema.type ?? 'object'].flat();
  return fc.oneof(...types.map((type) => valuesOfType(type, schema)));
}

/** Objects with some of the properties of a schema. */
export function partsOf(given: Schema): fc.Arbitrary<Record<string, unknown>> {
  const { properties = {} } = resolved(given);
  const parts = Object.entries(properties).map(([name, part]) => [name, valuesOf(part)]);
  return fc.record<Record<string, unknown>>(Object.fromEntries(parts), { requiredKeys: [] });
}

function valuesOfType(type: string, schema: Schema): fc.Arbitrary<unknown> {
  const { minimum: min, maximum: max } = schema;
  if (type === 'null') return fc.constant(null);
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer') return fc.integer({ min: whole(min), max: whole(max) });
  if (type === 'number') return fc.double({ min, max, noNaN: true, noDefaultInfinity: true });
  if (type === 'array') {
    const { items = {}, minItems: minLength = 0, maxItems: maxLength = minLength + 3 } = schema;
    return fc.array(valuesOf(items), { minLength, maxLength: Math.min(maxLength, minLength + 3) });
  }
  if (type === 'object') {
    const { properties = {}, required = [] } = schema;
    const parts = Object.entries(properties).map(([name, part]) => [name, valuesOf(part)]);
    const requiredKeys: string[] = [...required];
    return fc.record<Record<string, unknown>>(Object.fromEntries(parts), { requiredKeys });
  }
  return textsOf(schema);
}

const madeOf = new Map<string, fc.Arbitrary<string>>();

/** Made once: for each, all of Unicode is held against the pattern. */
function matching(pattern: string): fc.Arbitrary<string> {
  const made = madeOf.get(pattern) ?? fc.stringMatching(new RegExp(pattern));
  madeOf.set(pattern, made);
  return made;
}

function textsOf({ format, pattern, minLength = 0, maxLength = 40 }: Schema) {
  if (format === 'binary') return fc.constantFrom(...FILES);
  if (pattern) return matching(pattern);
  const length = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) };
  return fc.oneof(fc.string(length), fc.string({ ...length, unit: 'binary' }));
}

/** JSON schema of zod names the limits of a safe integer. */
const whole = (limit: number | undefined) =>
  limit === undefined ? undefined : Math.min(Math.max(limit, -(2 ** 31)), 2 ** 31 - 1);
