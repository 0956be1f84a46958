'use client';

import { type QueryKey, useQuery } from '@tanstack/react-query';
import { Scale } from 'lucide';
import { type ReactNode, useState } from 'react';
import { QueryFailure } from '@/components/platform/query-failure';
import { classNames } from '@/components/ui/class-names';
import { Badge, type BadgeTone } from '@/components/ui/feedback/badge';
import { Icon } from '@/components/ui/icons/icon';
import { type CaseAbout, casesAboutQuery, OWN_CASES_FAILURE } from '@/lib/client/cases/cases';
import type { OwnCase } from '@/lib/contract/cases/cases';
import { refundableOf } from '@/lib/domain/cases/split';
import { formatPeso } from '@/lib/domain/platform/money';
import { AnswerCase, AskForReview, HandIn } from './case-actions';
import { CaseMessages, HandInMessages } from './case-messages';
import { NO_DRAFT, OfferToSettle, OpenOffers } from './case-offers';
import { CaseDeliveries, CaseFiles, CaseOffers, CaseStatements } from './case-parts';
import { decisionText, whatIsNext } from './case-text';

interface CasesProps extends CaseAbout {
  fallback?: ReactNode;
}

/** The cases about an agreement or a meeting, with both sides. */
export function Cases({ about, under, fallback = null }: CasesProps) {
  const query = useQuery(casesAboutQuery({ about, under }));
  if (query.isLoadingError)
    return (
      <>
        {fallback}
        <QueryFailure
          query={query}
          failure={OWN_CASES_FAILURE}
          headingLevel="h2"
          className="mt-4"
        />
      </>
    );
  const cases = query.data?.results ?? [];
  if (cases.length === 0) return fallback;
  return cases.map((one, at) => (
    <CasePanel key={one._id} of={one} under={under} anchor={at === 0 ? 'case' : undefined} />
  ));
}

const STATES: Readonly<Record<OwnCase['state'], { tone: BadgeTone; text: string }>> = {
  OPEN: { tone: 'waiting', text: 'Waits for an answer' },
  ANSWERED: { tone: 'waiting', text: 'To be decided' },
  REVIEW: { tone: 'waiting', text: 'Looked at again' },
  DECIDED: { tone: 'neutral', text: 'Decided' },
  SETTLED: { tone: 'good', text: 'Settled' },
};

interface CasePanelProps {
  of: OwnCase;
  under: QueryKey;
  anchor: string | undefined;
}

function CasePanel({ of, under, anchor }: CasePanelProps) {
  // Survives the other side's offer, whose coming and going moves the button.
  const [draft, setDraft] = useState(NO_DRAFT);
  const isOpen = of.closed_at === null;
  const decision = of.decisions.at(-1);
  const { tone, text } = STATES[of.state];
  const props = { of, under };
  const drafting = { draft, onDraft: setDraft };
  const heading = `case-${of._id}`;
  return (
    <section
      id={anchor}
      aria-labelledby={heading}
      className={classNames(
        'mt-6 scroll-mt-24 rounded border p-4 text-neutral-900 sm:p-5',
        isOpen ? 'border-amber-300 bg-amber-50' : 'bg-white',
      )}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 id={heading} className="flex min-w-0 items-start gap-2.5 text-xl">
          <Icon
            of={Scale}
            className={classNames('mt-1 size-5', isOpen ? 'text-amber-900' : 'text-neutral-500')}
          />
          {titleOf(of)}
        </h2>
        <Badge tone={tone}>{text}</Badge>
      </div>
      <p className="mt-2 max-w-text text-neutral-800">{whatIsNext(of)}</p>
      {decision && of.state === 'DECIDED' && (
        <p className="mt-1 max-w-text font-semibold">{decisionText(decision.refund, of.side)}</p>
      )}
      {isOpen && of.state !== 'DECIDED' && refundableOf(of.held) > 0 && (
        <p className="mt-1 text-sm text-neutral-700">{atStake(of)}</p>
      )}
      <CaseStatements of={unsaid(of)} reader={of.side} />
      <CaseDeliveries of={of} reader={of.side} />
      <CaseFiles of={of} reader={of.side} />
      <CaseMessages of={of} reader={of.side} />
      <AnswerCase {...props} />
      <CaseOffers of={of} reader={of.side} />
      <OpenOffers {...props} {...drafting} />
      <HandIn {...props} />
      <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
        <HandInMessages {...props} />
        {!isOffered(of) && <OfferToSettle {...props} {...drafting} />}
        <AskForReview {...props} />
      </div>
    </section>
  );
}

/** Whether an offer of the other side stands, beside which a counter-offer is made. */
function isOffered({ offers, side, may }: OwnCase): boolean {
  return (
    may.includes('answer_offer') && offers.some((one) => one.state === 'OPEN' && one.by !== side)
  );
}

/** Returns the case without the report of an absence and its answer, which the page of the meeting shows above. */
function unsaid(of: OwnCase): OwnCase {
  if (of.kind !== 'ABSENCE') return of;
  const later = of.statements.filter(({ kind }) => kind !== 'OPENING' && kind !== 'ANSWER');
  return { ...of, statements: later };
}

function atStake({ held, asks, side }: OwnCase): string {
  const all = formatPeso(refundableOf(held));
  const who = side === 'client' ? 'You ask' : 'The client asks';
  return asks === null ? `${all} is held.` : `${all} is held. ${who} for ${formatPeso(asks)} back.`;
}

function titleOf({ kind, side }: OwnCase): string {
  const client = side === 'client';
  switch (kind) {
    case 'OBJECTION':
      return client ? 'You objected to the work' : 'Your client objects to the work';
    case 'UNFINISHED':
      return client ? 'You reported a problem' : 'Your client reports a problem';
    case 'ABSENCE':
      return 'The case about this report';
  }
}
