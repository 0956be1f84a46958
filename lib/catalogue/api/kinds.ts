/** Description of a property: a sentence or two, and an example value as serialized. */
export interface PropertyText {
  readonly description: string;
  readonly examples?: readonly unknown[];
}

/** By the `format` of the schema. */
export const FORMAT_COPY: Readonly<Record<string, PropertyText>> = {
  'date-time': {
    description: 'Instant in UTC, ISO 8601 with Z.',
    examples: ['2026-12-01T02:00:00.000Z'],
  },
  date: { description: 'Day in Asia/Manila, YYYY-MM-DD.', examples: ['2026-12-01'] },
  uuid: { description: 'Opaque id, as an answer gave it.' },
  binary: { description: 'Bytes of a file, in a multipart body or an answer.' },
};

/** For strings that hold a time of the day, `09:00`. */
export const CLOCK_TEXT: PropertyText = {
  description: 'Time of the day in Asia/Manila, HH:MM.',
  examples: ['09:00'],
};

/** For `_id` and names that end in it. */
export const ID_TEXT: PropertyText = {
  description: 'Opaque id: compared, never taken apart.',
};

/** For nullable properties of no kind above. */
export const NULL_TEXT = 'Null: there is none, or not yet.';

export const CENTAVOS: PropertyText = {
  description: 'Centavos of PHP: 100 are one peso.',
  examples: [350_000],
};
export const centavos = (what: string): PropertyText => ({
  ...CENTAVOS,
  description: `Centavos of PHP: ${what}.`,
});
export const minutes = (what: string): PropertyText => ({
  description: `Minutes: ${what}.`,
  examples: [30],
});
export const countOf = (what: string): PropertyText => ({ description: `Number of ${what}.` });
export const said = (description: string): PropertyText => ({ description });
