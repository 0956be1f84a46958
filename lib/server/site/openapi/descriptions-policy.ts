import 'server-only';
import { API_FIELDS, API_FILES } from '@/lib/catalogue/api/fields';
import {
  CLOCK_TEXT,
  FORMAT_COPY,
  ID_TEXT,
  NULL_TEXT,
  type PropertyText,
} from '@/lib/catalogue/api/kinds';
import { API_NUMBERS, TOTAL_OF_LIST } from '@/lib/catalogue/api/numbers';
import { STATES } from '@/lib/catalogue/api/states';

export type JsonSchema = Record<string, unknown>;

export interface Place {
  readonly owner: string;
  readonly name: string;
  /** Names of its sibling properties. */
  readonly beside: readonly string[];
}

const CLOCK = /\[01\]\\d\|2\[0-3\]\):\[0-5\]\\d/;
const NUMBERS = new Set<unknown>(['integer', 'number']);

/** Returns the description of a property; nothing where its name is sufficient. */
export function textOf(schema: JsonSchema, place: Place): PropertyText | undefined {
  const parts = [schema, ...listOf(schema.anyOf), ...listOf(schema.oneOf)];
  const value = parts.find(({ type }) => type !== undefined && type !== 'null') ?? schema;
  const isNullable = parts.some(({ type }) => type === 'null' || listOf(type).includes('null'));
  const text = ownText(value, place) ?? kindText(value, place);
  const isOfKind = text !== undefined && !/\bnull\b/i.test(text.description);
  return isOfKind && isNullable
    ? { ...text, description: `${text.description} ${NULL_TEXT}` }
    : text;
}

/** Returns the description by the property's name, in this schema or in all. */
function ownText(value: JsonSchema, { owner, name, beside }: Place): PropertyText | undefined {
  const table = isNumber(value) ? API_NUMBERS : API_FIELDS;
  if (name === 'total' && beside.some((other) => other === 'results' || other === 'hasMore'))
    return TOTAL_OF_LIST;
  const file = isBinary(value) ? API_FILES[name] : undefined;
  return table[`${owner}.${name}`] ?? file ?? stateText(value) ?? table[name];
}

function kindText(value: JsonSchema, { name }: Place): PropertyText | undefined {
  const { format, pattern } = value;
  if (typeof pattern === 'string' && CLOCK.test(pattern) && !format) return CLOCK_TEXT;
  if (name === '_id' || name.endsWith('_id')) return ID_TEXT;
  return typeof format === 'string' ? FORMAT_COPY[format] : undefined;
}

function stateText({ enum: values }: JsonSchema): PropertyText | undefined {
  if (!Array.isArray(values) || values.length < 2) return undefined;
  const [meanings] = STATES.filter((states) => values.every((value) => value in states)).toSorted(
    (a, b) => Object.keys(a).length - Object.keys(b).length,
  );
  if (!meanings) return undefined;
  return { description: `${values.map((value) => `${value}: ${meanings[value]}`).join(' · ')}.` };
}

const isNumber = ({ type }: JsonSchema) => [type].flat().some((one) => NUMBERS.has(one));
const isBinary = ({ format, items }: JsonSchema) =>
  format === 'binary' || (items as JsonSchema | undefined)?.format === 'binary';
const listOf = (value: unknown) => (Array.isArray(value) ? value : []);
