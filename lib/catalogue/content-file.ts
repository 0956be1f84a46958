import * as z from 'zod';

const PLACE = /\{\{(\w+)\}\}/g;

const prose = z.string().regex(/^\S(.*\S)?$/, 'is empty, or has a space or a line too many');

/** A text as it is shown. */
export const text = prose.refine((value) => !/[{}]/.test(value), 'has a place that nothing fills');

/** A text with `{{name}}` places, which take these values. */
export function filledText(values: Readonly<Record<string, string | number>>) {
  return prose
    .transform((value) =>
      value.replace(PLACE, (place, name: string) => String(values[name] ?? place)),
    )
    .pipe(text);
}

/** The id of an entry, as it stands in an address. */
export const slug = z.string().regex(/^[a-z]+(-[a-z]+)*$/);

/** A day, YYYY-MM-DD. */
export const day = z.iso.date();

/** An address by https. */
export const address = z.url({ protocol: /^https$/ });

/**
 * What a file of content/ holds, by the schema of its kind.
 *
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
