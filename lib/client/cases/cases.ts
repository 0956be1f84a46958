import {
  infiniteQueryOptions,
  type QueryKey,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { upload } from '@/lib/client/media/upload';
import { call } from '@/lib/client/platform/call';
import type { MessageRow } from '@/lib/client/platform/messages';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import * as contract from '@/lib/contract/cases/cases';

export interface CaseAbout {
  readonly about: { readonly agreement: string } | { readonly meeting: string };
  readonly under: QueryKey;
}

export function casesAboutQuery({ about, under }: CaseAbout) {
  return queryOptions({
    queryKey: [...under, 'cases'] as const,
    queryFn: ({ signal }) => call(contract.listOwnCases, { query: about }, { signal }),
  });
}

/** Queries the messages of both sides about the case, page by page, the newest first. */
export function caseMessagesQuery(id: string, under: QueryKey) {
  return infiniteQueryOptions({
    queryKey: [...under, 'cases', id, 'messages'] as const,
    queryFn: ({ pageParam: page, signal }) =>
      call(contract.listCaseMessages, { params: { id }, query: { page } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last) => (last.hasMore ? last.page + 1 : null),
  });
}

/** Returns what to refetch: messages, offers and evidence change the agreement or meeting, too. */
const again = (under: QueryKey) => ({ invalidates: [under], invalidatesAlways: [under] });

export const useAnswerCase = (id: string, under: QueryKey) =>
  useEndpoint(contract.answerCase, { params: { id }, ...again(under) });

export const useOfferToSettle = (id: string, under: QueryKey) =>
  useEndpoint(contract.offerToSettle, { params: { id }, ...again(under) });

export const useAnswerOffer = (id: string, childId: string, under: QueryKey) =>
  useEndpoint(contract.answerOffer, { params: { id, childId }, ...again(under) });

export const useReviewCase = (id: string, under: QueryKey) =>
  useEndpoint(contract.reviewCase, { params: { id }, ...again(under) });

export const useHandInMessages = (id: string, under: QueryKey) =>
  useEndpoint(contract.handInMessages, { params: { id }, ...again(under) });

export function useHandIn(id: string, under: QueryKey) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (files: File[]) =>
      upload(contract.addCaseFiles, { params: { id }, body: { files } }),
    onSettled: () => queries.invalidateQueries({ queryKey: under }),
  });
}

export const OWN_CASES_FAILURE: MessageRow = {
  always: true,
  otherwise: 'Failed to fetch the case',
};

export const ANSWER_CASE_FAILURE: MessageRow = {
  always: true,
  otherwise: 'Your answer was not sent',
};

export const OFFER_TO_SETTLE_FAILURE: MessageRow = {
  always: true,
  otherwise: 'Your offer was not made',
};

export const ANSWER_OFFER_FAILURE: MessageRow = {
  always: true,
  otherwise: 'The offer was not answered',
};

export const REVIEW_CASE_FAILURE: MessageRow = {
  always: true,
  otherwise: 'Your request was not sent',
};

export const CASE_MESSAGES_FAILURE: MessageRow = {
  always: true,
  otherwise: 'Failed to fetch the messages',
};

export const HAND_IN_MESSAGES_FAILURE: MessageRow = {
  always: true,
  otherwise: 'The messages were not handed in',
};

export const CASE_FILES_FAILURE: MessageRow = {
  always: true,
  otherwise: 'The files were not handed in',
};
