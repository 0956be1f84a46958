'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { Download } from 'lucide';
import Link from 'next/link';
import { MoreRows } from '@/components/platform/more-rows';
import { QueryFailure } from '@/components/platform/query-failure';
import { QueryList } from '@/components/platform/query-list';
import { Badge, type BadgeTone } from '@/components/ui/feedback/badge';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import { textLinkAloneClass } from '@/components/ui/layout/text-link';
import { situationTitle } from '@/lib/catalogue/help';
import { HELP_QUESTIONS_FAILURE, helpQuestionsQuery } from '@/lib/client/cases/help';
import { messageFor } from '@/lib/client/platform/messages';
import type { HelpQuestion } from '@/lib/contract/cases/help';
import { formatDayTime } from '@/lib/domain/platform/clock-labels';
import { shortReference } from '@/lib/domain/platform/short-reference';

const STATES: Readonly<Record<HelpQuestion['state'], { tone: BadgeTone; text: string }>> = {
  OPEN: { tone: 'waiting', text: 'We will answer' },
  ANSWERED: { tone: 'good', text: 'Answered' },
  CLOSED: { tone: 'neutral', text: 'Closed' },
};

export function OwnQuestions() {
  const query = useInfiniteQuery(helpQuestionsQuery);
  const rows = query.data?.pages.flatMap(({ results }) => results);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">Help</h1>
        <Link href="/help/ask" prefetch={false} className={buttonClass({ variant: 'action' })}>
          Ask us
        </Link>
      </div>
      <p className="mt-2 max-w-text text-neutral-700">
        What to do when something goes wrong stands on the{' '}
        <Link href="/help" prefetch={false} className="font-semibold text-teal-800 underline">
          help page
        </Link>
        . Here are the questions that you asked us, with our answers.
      </p>
      <QueryList
        className="mt-6"
        query={query}
        rows={rows}
        failure={<QueryFailure query={query} failure={HELP_QUESTIONS_FAILURE} headingLevel="h2" />}
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
              <Question key={question._id} question={question} />
            ))}
          </ul>
        )}
      </QueryList>
    </>
  );
}

function Question({ question }: { question: HelpQuestion }) {
  const { _id, situation, reference, file, state, asked_at, answer, ended_at } = question;
  const { tone, text } = STATES[state];
  return (
    <li className="rounded border bg-white p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="font-sans text-lg font-semibold">{situationTitle(situation)}</h2>
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
          <h3 className="font-sans text-sm font-semibold text-neutral-600">
            Our answer, {formatDayTime(Date.parse(ended_at))}
          </h3>
          <p className="mt-0.5 break-words whitespace-pre-line">{answer}</p>
        </div>
      )}
    </li>
  );
}
