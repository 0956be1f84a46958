import { infiniteQueryOptions, useMutation } from '@tanstack/react-query';
import { upload } from '@/lib/client/media/upload';
import { FILE_REFUSALS } from '@/lib/client/media/upload-failures';
import { call } from '@/lib/client/platform/call';
import { CHECK_FIELDS, type MessageRow } from '@/lib/client/platform/messages';
import * as contract from '@/lib/contract/cases/help';
import type { HelpSituation } from '@/lib/domain/cases/help';

export const helpQuestionsQuery = infiniteQueryOptions({
  queryKey: ['help-questions'],
  queryFn: ({ pageParam: page, signal }) =>
    call(contract.listHelpQuestions, { query: { page } }, { signal }),
  initialPageParam: 0,
  getNextPageParam: (last) => (last.hasMore ? last.page + 1 : null),
});

interface Asked {
  /** Generated once per question, so that a retry after a lost response creates no duplicate. */
  readonly id: string;
  readonly situation: HelpSituation;
  readonly reference?: string | undefined;
  readonly question: string;
  readonly email?: string | undefined;
  readonly files: File[];
}

export const useAskForHelp = () =>
  useMutation({
    mutationFn: ({ id, ...body }: Asked) => upload(contract.askForHelp, { params: { id }, body }),
  });

export const HELP_QUESTIONS_FAILURE: MessageRow = {
  always: true,
  otherwise: 'Failed to fetch your questions',
};

export const ASK_FOR_HELP_FAILURE: MessageRow = {
  keys: {
    invalid_input: CHECK_FIELDS,
    ...FILE_REFUSALS,
  },
  tooOften: 'You have sent us many questions in the last hour.',
  serverMessageAt: [409],
  otherwise: 'The question was not sent. Please try again.',
};
