import * as z from 'zod';
import content from '@/content/api/examples.json' with { type: 'json' };

const json = z.union([z.record(z.string(), z.json()), z.array(z.json())]);

/** Examples by the operation's name: a call that succeeds, and its answer, as they travel; lists are cut to one row. */
export const examplesFile = z.record(
  z.string(),
  z.strictObject({
    params: z.record(z.string(), z.string()).optional(),
    query: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    request: json.optional(),
    response: json.optional(),
  }),
);
type ApiExample = z.output<typeof examplesFile>[string];

/** Examples of the operations that a client of the API needs first. */
export const API_EXAMPLES: Readonly<Record<string, ApiExample>> = content;
