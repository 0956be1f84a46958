import * as z from 'zod';
import { COPY, FIELD_COPY, fill } from '@/lib/contract/platform/copy';
import { RICH_TEXT_BYTES, type RichTextDocument } from '@/lib/domain/work-items/rich-text';

const inline = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('text'),
    text: z.string().min(1).meta({ maxLength: RICH_TEXT_BYTES }),
    marks: z
      .array(z.strictObject({ type: z.literal('bold') }))
      .max(1)
      .optional(),
  }),
  z.strictObject({ type: z.literal('hardBreak') }),
]);
const paragraph = z.strictObject({
  type: z.literal('paragraph'),
  content: z.array(inline).optional(),
});
const items = z
  .array(z.strictObject({ type: z.literal('listItem'), content: z.array(paragraph).min(1) }))
  .min(1);
const block = z.discriminatedUnion('type', [
  paragraph,
  z.strictObject({
    type: z.literal('heading'),
    attrs: z.strictObject({ level: z.literal(3) }),
    content: z.array(inline).optional(),
  }),
  z.strictObject({ type: z.literal('bulletList'), content: items }),
  z.strictObject({ type: z.literal('orderedList'), content: items }),
]);

/** A document of the allowed schema, with at most 64 kB of JSON. Anything else is refused, never cleaned. */
export const richText = z
  .strictObject({ type: z.literal('doc'), content: z.array(block).min(1) })
  .refine(
    (document) => new TextEncoder().encode(JSON.stringify(document)).length <= RICH_TEXT_BYTES,
    FIELD_COPY.richTextLong,
  )
  .meta({ id: 'RichText' }) satisfies z.ZodType<RichTextDocument>;

/** A document that contains words. */
export const writtenText = richText.refine(hasWords, COPY.validation.required);

function hasWords(document: RichTextDocument): boolean {
  return /"text":"[^"]*\S[^"]*"/.test(JSON.stringify(document.content));
}

/** Returns the error text for a price outside its limits. */
export const priceBetween = (min: string, max: string) =>
  fill(FIELD_COPY.amountBetween, { min, max });
