import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  type QueryKey,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { IdempotencyKeys } from '@/lib/client/platform/idempotency-keys';
import type { MessageRow } from '@/lib/client/platform/messages';
import { present } from '@/lib/clock';
import type { Comment, CommentPage } from '@/lib/contract/meetings/comments';
import { COPY } from '@/lib/contract/platform/copy';
import { isoInstant } from '@/lib/domain/platform/time';

/** Key prefix of queries that collect messages of all meetings and agreements. */
export const INBOX = ['inbox'] as const;

export type ConversationComment = Omit<Comment, 'meeting_id'>;
export type ConversationPage = Omit<CommentPage, 'results'> & { results: ConversationComment[] };

export interface ConversationSource {
  readonly name: 'meeting' | 'work-item';
  readonly commentsKey: (id: string) => QueryKey;
  readonly list: (id: string, page: number, signal: AbortSignal) => Promise<ConversationPage>;
  readonly add: (id: string, comment: string, idempotencyKey: string) => Promise<{ _id: string }>;
  readonly edit: (id: string, childId: string, comment: string) => Promise<ConversationComment>;
  readonly remove: (id: string, childId: string) => Promise<unknown>;
  readonly markSeen: (id: string, last: string) => Promise<unknown>;
  /** Marks everything read in the other queries that show unread counts. */
  readonly readAll: (queries: QueryClient, id: string) => Promise<unknown>;
  readonly addFailure: MessageRow;
  readonly editFailure: MessageRow;
}

export interface ConversationRef {
  readonly kind: ConversationSource;
  readonly id: string;
}

/** Polling interval of a visible page without live updates, milliseconds. */
const POLL_MS = 30_000;

export function conversationQuery({ kind, id }: ConversationRef) {
  return infiniteQueryOptions({
    queryKey: kind.commentsKey(id),
    queryFn: ({ pageParam, signal }) => kind.list(id, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: (last) => (last.hasMore ? last.page + 1 : null),
    refetchInterval: POLL_MS,
  });
}

export function commentsIn<W extends ConversationComment>(
  pages: readonly { results: readonly W[] }[],
): W[] {
  const read = pages.toReversed().flatMap(({ results }) => results);
  return [...new Map(read.map((comment) => [comment._id, comment])).values()];
}

/** Outlives the form: going back and pressing again still means the same message. */
const commentKeys = new IdempotencyKeys();

/** Sends a message. Pressing again after a lost connection retries it instead of sending a second one. */
export function useAddComment(
  { kind, id }: ConversationRef,
  author: ConversationComment['author'],
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (comment: string) =>
      commentKeys.use({ kind: kind.name, id, comment }, (idempotencyKey) =>
        kind.add(id, comment, idempotencyKey),
      ),
    onSuccess: async ({ _id }, comment) => {
      const at = isoInstant(present());
      const written = { comment: comment.trim(), created_at: at, edited_at: null };
      const made = {
        _id,
        author,
        ...written,
        can_change: true,
        can_delete: true,
        handed_in: false,
      };
      await changeComments(queries, { kind, id }, (page) =>
        page.page > 0 || page.results.some((one) => one._id === _id)
          ? page
          : { ...page, results: [...page.results, made], total: page.total + 1 },
      );
      void queries.invalidateQueries({ queryKey: kind.commentsKey(id) });
      void queries.invalidateQueries({ queryKey: INBOX });
    },
  });
}

export function useEditComment({ kind, id }: ConversationRef) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ _id, comment }: Pick<ConversationComment, '_id' | 'comment'>) =>
      kind.edit(id, _id, comment),
    onSuccess: async (changed) => {
      await changeComments(queries, { kind, id }, (page) => ({
        ...page,
        results: page.results.map((one) => (one._id === changed._id ? changed : one)),
      }));
      void queries.invalidateQueries({ queryKey: INBOX });
    },
  });
}

export function useDeleteComment({ kind, id }: ConversationRef) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (commentId: string) => kind.remove(id, commentId),
    onSuccess: async (_nothing, commentId) => {
      await changeComments(queries, { kind, id }, (page) => ({
        ...page,
        results: page.results.filter((one) => one._id !== commentId),
        total: page.total - 1,
      }));
      void queries.invalidateQueries({ queryKey: INBOX });
    },
    // Perhaps it was deleted in another tab.
    onError: () => queries.invalidateQueries({ queryKey: kind.commentsKey(id) }),
  });
}

/** Marks messages as seen up to a comment; shown here once the server has stored it. */
export function useMarkSeen({ kind, id }: ConversationRef) {
  const queries = useQueryClient();
  return useMutation({
    retry: 3,
    mutationFn: (last: string) => kind.markSeen(id, last),
    onSuccess: async () => {
      await changeComments(queries, { kind, id }, (page) => ({ ...page, unread_count: 0 }));
      void queries.invalidateQueries({ queryKey: INBOX });
      return kind.readAll(queries, id);
    },
  });
}

/** Changes every cached page. Fetches in progress are older, and cancelled without waiting. */
async function changeComments(
  queries: QueryClient,
  { kind, id }: ConversationRef,
  change: (page: ConversationPage) => ConversationPage,
): Promise<void> {
  const queryKey = kind.commentsKey(id);
  await queries.cancelQueries({ queryKey });
  queries.setQueryData<InfiniteData<ConversationPage, number>>(
    queryKey,
    (data) => data && { ...data, pages: data.pages.map(change) },
  );
}

const draftKey = ({ kind, id }: ConversationRef) => ['comment-draft', kind.name, id] as const;

/** Returns the unsent text; cleared at sign-out with the query cache. */
export function commentDraftOf(queries: QueryClient, conversation: ConversationRef): string {
  return queries.getQueryData<string>(draftKey(conversation)) ?? '';
}

export function cacheCommentDraft(
  queries: QueryClient,
  conversation: ConversationRef,
  text: string,
): void {
  const queryKey = draftKey(conversation);
  if (text === '') {
    queries.removeQueries({ queryKey });
    return;
  }
  // Nothing observes it, so it would be cleared after some minutes.
  queries.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY });
  queries.setQueryData(queryKey, text);
}

export const COMMENTS_FAILURE: MessageRow = {
  always: true,
  otherwise: 'Failed to fetch the messages',
};

export const DELETE_COMMENT_FAILURE: MessageRow = { otherwise: COPY.workItems.deleteComment };
