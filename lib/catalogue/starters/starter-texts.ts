import * as z from 'zod';
import replies from '@/content/texts/replies.json' with { type: 'json' };
import summaries from '@/content/texts/summaries.json' with { type: 'json' };
import { QUICK_REPLY_NAME_MAX, type QuickReplyKind } from '@/lib/domain/meetings/quick-replies';
import { contentOf, text } from '../content-file';

const lines = z.array(text).default([]);

/** Schema of content/texts: texts that every lawyer has to begin with; `[…]` is left for the lawyer to fill. */
export const starterTextsFile = z
  .array(
    z.strictObject({
      name: text.max(QUICK_REPLY_NAME_MAX),
      text: z.string().min(1),
      next_steps: lines,
      papers: lines,
    }),
  )
  .length(6);

export const STARTER_TEXTS: Readonly<Record<QuickReplyKind, z.output<typeof starterTextsFile>>> = {
  reply: contentOf(starterTextsFile, 'texts/replies', replies),
  summary: contentOf(starterTextsFile, 'texts/summaries', summaries),
};
