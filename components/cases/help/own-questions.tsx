'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { Download } from 'lucide';
import { MoreRows } from '@/components/platform/more-rows';
import { QueryFailure } from '@/components/platform/query-failure';
import { QueryList } from '@/components/platform/query-list';
import { Badge, type BadgeTone } from '@/components/ui/feedback/badge';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { Icon } from '@/components/ui/icons/icon';
import { textLinkAloneClass } from '@/components/ui/layout/text-link';
import { HELP_QUESTIONS_FAILURE, helpQuestionsQuery } from '@/lib/client/cases/help';
import { messageFor } from '@/lib/client/platform/messages';
import type { HelpQuestion } from '@/lib/contract/cases/help';
import type { HelpSituation } from '@/lib/domain/cases/help';
import { formatDayTime } from '@/lib/domain/platform/clock-labels';
import { shortReference } from '@/lib/domain/platform/short-reference';

const STATES: Readonly<Record<HelpQuestion['state'], { tone: BadgeTone; text: string }>> = {
  OPEN: { tone: 'waiting', text: 'We will answer' },
  ANSWERED: { tone: 'good', text: 'Answered' },
  CLOSED: { tone: 'neutral', text: 'Closed' },
};

interface OwnQuestionsProps {
  titles: Readonly<Record<HelpSituation, string>>;
}

/** The questions of this person to us, with our answers. */
export function OwnQuestions({ titles }: OwnQuestionsProps) {
  const query = useInfiniteQuery(helpQuestionsQuery);
  const rows = query.data?.pages.flatMap(({ results }) => results);
  return (
    <>
      <h2 className="mt-10 text-2xl">Your questions</h2>
      <QueryList
        className="mt-4"
        query={query}
        rows={rows}
        failure={<QueryFailure query={query} failure={HELP_QUESTIONS_FAILURE} headingLevel="h3" />}
        loading={
          <LoadingRegion label="Loading your questions">
            <Skeleton className="h-32 w-full" />
          </LoadingRegion>
        }
        empty={
          <EmptyState title="No questions yet">
            When you ask us something, it appears here with our answer.
          </EmptyState>
        }
        pages={
          <MoreRows
            query={query}
            label="Load more questions"
            failure={messageFor(HELP_QUESTIONS_FAILURE, query.error)}
          />
        }
      >
        {(questions) => (
          <ul className="grid gap-4">
            {questions.map((question) => (
              <Question key={question._id} question={question} title={titles[question.situation]} />
            ))}
          </ul>
        )}
      </QueryList>
    </>
  );
}

function Question({ question, title }: { question: HelpQuestion; title: string }) {
  const { _id, reference, file, state, asked_at, answer, ended_at } = question;
  const { tone, text } = STATES[state];
  return (
    <li className="rounded border bg-white p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 className="font-sans text-lg font-semibold">{title}</h3>
        <Badge tone={tone}>{text}</Badge>
      </div>
      <p className="mt-1 text-sm text-neutral-600 tabular">
        <span>
          {shortReference(_id)}, asked {formatDayTime(Date.parse(asked_at))}
        </span>
        {reference && <span className="break-all">, about {reference}</span>}
      </p>
      <p className="mt-3 max-w-text break-words whitespace-pre-line">{question.question}</p>
      {file && (
        <p className="mt-1">
          <a href={file.url} download={file.name} className={textLinkAloneClass}>
            <Icon of={Download} className="size-4" />
            {file.name}
          </a>
        </p>
      )}
      {answer !== null && ended_at !== null && (
        <div className="mt-4 max-w-text border-l-2 border-teal-800 pl-3">
          <h4 className="font-sans text-sm font-semibold text-neutral-600">
            Our answer, {formatDayTime(Date.parse(ended_at))}
          </h4>
          <p className="mt-0.5 break-words whitespace-pre-line">{answer}</p>
        </div>
      )}
    </li>
  );
}
