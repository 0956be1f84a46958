import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import type { MessageRow } from '@/lib/client/platform/messages';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import {
  addOwnText,
  deleteOwnText,
  listOwnTexts,
  type QuickReply,
} from '@/lib/contract/meetings/quick-replies';
import type { QuickReplyKind } from '@/lib/domain/meetings/quick-replies';

const keyOf = (kind: QuickReplyKind) => ['own-texts', kind] as const;

export function quickRepliesQuery(kind: QuickReplyKind) {
  return queryOptions({
    queryKey: keyOf(kind),
    queryFn: ({ signal }) => call(listOwnTexts, { query: { kind } }, { signal }),
  });
}

export const useAddQuickReply = (kind: QuickReplyKind) =>
  useEndpoint(addOwnText, {
    args: (kept: Pick<QuickReply, 'name' | 'text' | 'next_steps' | 'papers'>) => ({
      body: { kind, ...kept },
    }),
    invalidates: [keyOf(kind)],
  });

export const useDeleteQuickReply = (kind: QuickReplyKind) =>
  useEndpoint(deleteOwnText, {
    args: (id: string) => ({ params: { id } }),
    invalidatesAlways: [keyOf(kind)],
  });

export const QUICK_REPLIES_FAILURE: MessageRow = {
  always: true,
  otherwise: 'Failed to fetch your texts',
};

export const CHANGE_QUICK_REPLIES_FAILURE: MessageRow = {
  serverMessageFor: ['bad_transition'],
  otherwise: 'Your texts were not changed. Please try again.',
};
