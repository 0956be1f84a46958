import * as z from 'zod';

const PLACE = /\{\{(\w+)\}\}/g;

const prose = z.string().regex(/^\S(.*\S)?$/, 'is empty, or has a space or a line too many');

export const text = prose.refine((value) => !/[{}]/.test(value), 'has a place that nothing fills');

/** Returns the schema of a text with `{{name}}` placeholders, which it fills with these values. */
export function filledText(values: Readonly<Record<string, string | number>>) {
  return prose
    .transform((value) =>
      value.replace(PLACE, (place, name: string) => String(values[name] ?? place)),
    )
    .pipe(text);
}

export const slug = z.string().regex(/^[a-z]+(-[a-z]+)*$/);

export const day = z.iso.date();

export const address = z.url({ protocol: /^https$/ });

/**
 * Parses a file of content/ with the schema of its kind.
 * @throws Error that names the file and what is wrong in it, so that a build with it fails
 */
export function contentOf<T extends z.ZodType>(
  schema: T,
  file: string,
  content: unknown,
): z.output<T> {
  const parsed = schema.safeParse(content);
  if (!parsed.success) throw new Error(`content/${file}.json: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
