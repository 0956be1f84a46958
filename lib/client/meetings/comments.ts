import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import { IdempotencyKeys } from '@/lib/client/platform/idempotency-keys';
import {
  addMeetingComment,
  type Comment,
  type CommentPage,
  deleteMeetingComment,
  editMeetingComment,
  listMeetingComments,
  markMeetingCommentsSeen,
} from '@/lib/contract/meetings/comments';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { meetingKeys } from './meetings';

/** How often an open page looks for new ones where it is not told, milliseconds; not while it is out of view. */
const POLL_MS = 30_000;

/** What was written about a meeting, page by page; the first page holds the newest. */
export function commentsQuery(meetingId: string) {
  return infiniteQueryOptions({
    queryKey: meetingKeys.comments(meetingId),
    queryFn: ({ pageParam, signal }) =>
      call(
        listMeetingComments,
        { params: { id: meetingId }, query: { page: pageParam } },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (last) => (last.hasMore ? last.page + 1 : null),
    refetchInterval: POLL_MS,
  });
}

/** All that was read, in the order of writing. One that moved on to the next page meanwhile is there once. */
export function commentsIn(pages: readonly CommentPage[]): Comment[] {
  const read = pages.toReversed().flatMap(({ results }) => results);
  return [...new Map(read.map((comment) => [comment._id, comment])).values()];
}

/** Outlives the form: whoever goes back and presses again still means the same message. */
const commentKeys = new IdempotencyKeys();

/** Sends a message. Pressing again after a lost connection repeats it instead of sending a second one. */
export function useAddComment(meetingId: string, author: Comment['author']) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (comment: string) =>
      commentKeys.use({ meetingId, comment }, (idempotencyKey) =>
        call(
          addMeetingComment,
          { params: { id: meetingId }, body: { comment } },
          { idempotencyKey },
        ),
      ),
    onSuccess: async ({ _id }, comment) => {
      const made = { _id, meeting_id: meetingId, comment: comment.trim(), author };
      const at = new Date().toISOString();
      await changeComments(queries, meetingId, (page) =>
        page.page > 0 || page.results.some((one) => one._id === _id)
          ? page
          : {
              ...page,
              results: [...page.results, { ...made, created_at: at, edited_at: null }],
              total: page.total + 1,
            },
      );
      void queries.invalidateQueries({ queryKey: meetingKeys.comments(meetingId) });
    },
  });
}

export function useEditComment(meetingId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ _id, comment }: Pick<Comment, '_id' | 'comment'>) =>
      call(editMeetingComment, { params: { id: meetingId, childId: _id }, body: { comment } }),
    onSuccess: (changed) =>
      changeComments(queries, meetingId, (page) => ({
        ...page,
        results: page.results.map((one) => (one._id === changed._id ? changed : one)),
      })),
  });
}

export function useDeleteComment(meetingId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      call(deleteMeetingComment, { params: { id: meetingId, childId: id } }),
    onSuccess: (_nothing, id) =>
      changeComments(queries, meetingId, (page) => ({
        ...page,
        results: page.results.filter((one) => one._id !== id),
        total: page.total - 1,
      })),
    // Perhaps it was deleted in another tab.
    onError: () => queries.invalidateQueries({ queryKey: meetingKeys.comments(meetingId) }),
  });
}

/** Marks what was on the screen as seen, up to a comment: here once the server knows. */
export function useMarkSeen(meetingId: string) {
  const queries = useQueryClient();
  return useMutation({
    retry: 3,
    mutationFn: (last: string) =>
      call(markMeetingCommentsSeen, { params: { id: meetingId }, body: { last } }),
    onSuccess: async () => {
      queries.setQueryData<Meeting>(
        meetingKeys.detail(meetingId),
        (meeting) => meeting && { ...meeting, unread_comments: 0 },
      );
      await changeComments(queries, meetingId, (page) => ({ ...page, unread_count: 0 }));
      return queries.invalidateQueries({ queryKey: meetingKeys.lists() });
    },
  });
}

/** Changes every page that was read. What is on its way is older, and is not waited for. */
async function changeComments(
  queries: QueryClient,
  meetingId: string,
  change: (page: CommentPage) => CommentPage,
): Promise<void> {
  const queryKey = meetingKeys.comments(meetingId);
  await queries.cancelQueries({ queryKey });
  queries.setQueryData<InfiniteData<CommentPage, number>>(
    queryKey,
    (data) => data && { ...data, pages: data.pages.map(change) },
  );
}

const draftKey = (meetingId: string) => [...meetingKeys.all, 'draft', meetingId] as const;

/** What is typed and not sent; it goes at sign-out, with everything else that was read. */
export function commentDraftOf(queries: QueryClient, meetingId: string): string {
  return queries.getQueryData<string>(draftKey(meetingId)) ?? '';
}

export function keepCommentDraft(queries: QueryClient, meetingId: string, text: string): void {
  const queryKey = draftKey(meetingId);
  if (text === '') {
    queries.removeQueries({ queryKey });
    return;
  }
  // Nothing observes it, so it would be cleared after some minutes.
  queries.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY });
  queries.setQueryData(queryKey, text);
}
