import { quickReplyInput } from '@/lib/contract/meetings/quick-replies';
import { summaryInput } from '@/lib/contract/meetings/summaries';
import { QUICK_REPLY_KINDS } from '@/lib/domain/meetings/quick-replies';
import { STARTER_TEXTS } from './starter-texts';

test.each(QUICK_REPLY_KINDS)('each %s of every lawyer could be kept and sent', (kind) => {
  const names = STARTER_TEXTS[kind].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { name, ...content } of STARTER_TEXTS[kind]) {
    expect(quickReplyInput.safeParse({ kind, name, ...content }).error).toBeUndefined();
    expect(summaryInput.safeParse(content).error).toBeUndefined();
  }
});
