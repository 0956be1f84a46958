'use client';

import { useQuery } from '@tanstack/react-query';
import { ChevronDown, KeyRound } from 'lucide';
import Link from 'next/link';
import { FactorBefore } from '@/components/accounts/second-factor/factor-before';
import { SettingsSection } from '@/components/accounts/settings/settings-section';
import { ConfirmAction } from '@/components/platform/confirm-action';
import { QueryFailure } from '@/components/platform/query-failure';
import { QueryList } from '@/components/platform/query-list';
import { Badge } from '@/components/ui/feedback/badge';
import { Notice } from '@/components/ui/feedback/notice';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { Icon } from '@/components/ui/icons/icon';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { rightsText } from '@/lib/catalogue/member-rights';
import {
  END_TOKEN_FAILURE,
  TOKENS_FAILURE,
  tokensQuery,
  useEndToken,
} from '@/lib/client/lawyers/tokens';
import { messageFor } from '@/lib/client/platform/messages';
import type { ApiToken } from '@/lib/contract/lawyers/tokens';
import { dayInSentence, formatDay } from '@/lib/domain/platform/clock-labels';
import { CreateToken } from './create-token';

/** Lists the tokens with which programs act for the lawyer. */
export function TokensSection({ requestNow }: { requestNow: number }) {
  const query = useQuery(tokensQuery);
  return (
    <SettingsSection
      id="programs"
      intro={
        <>
          A token lets a program of yours act in your practice, as far as you allow it.{' '}
          <Link href="/developers#rule-tokens" prefetch={false} className={textLinkClass}>
            What a program can do
          </Link>
        </>
      }
    >
      <QueryList
        query={query}
        rows={query.data?.results}
        failure={<QueryFailure query={query} failure={TOKENS_FAILURE} headingLevel="h3" />}
        loading={
          <LoadingRegion label="Loading your tokens">
            <Skeleton className="h-16" />
          </LoadingRegion>
        }
        empty={
          <p className="text-neutral-700">
            No program has a token. Make one for your calendar, your books or an assistant.
          </p>
        }
      >
        {(tokens) => <Tokens tokens={tokens} requestNow={requestNow} />}
      </QueryList>
      <FactorBefore to="make a token">
        <CreateToken />
      </FactorBefore>
    </SettingsSection>
  );
}

interface TokensProps {
  tokens: readonly ApiToken[];
  requestNow: number;
}

function Tokens({ tokens, requestNow }: TokensProps) {
  const working = tokens.filter(({ state }) => state === 'active');
  const over = tokens.filter(({ state }) => state !== 'active');
  const rows = (some: readonly ApiToken[]) =>
    some.map((token) => <TokenRow key={token._id} token={token} requestNow={requestNow} />);
  return (
    <>
      {working.length > 0 && (
        <ul aria-label="Tokens" className="divide-y border-y">
          {rows(working)}
        </ul>
      )}
      {over.length > 0 && (
        <details className="group">
          <summary className="inline-flex min-h-tap items-center gap-2 rounded font-medium">
            <span>{overText(over.length)}</span>
            <Icon of={ChevronDown} className="size-5 text-neutral-600 group-open:rotate-180" />
          </summary>
          <ul aria-label="Tokens that no longer work" className="mt-2 divide-y border-y">
            {rows(over)}
          </ul>
        </details>
      )}
    </>
  );
}

function overText(count: number): string {
  return count === 1 ? '1 token no longer works' : `${count} tokens no longer work`;
}

const STATES = {
  active: null,
  expired: <Badge>Ran out</Badge>,
  ended: <Badge>Revoked</Badge>,
} as const;

function TokenRow({ token, requestNow }: { token: ApiToken; requestNow: number }) {
  const { name, rights, state } = token;
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 py-3">
      <Icon of={KeyRound} className="mt-0.5 size-5 text-teal-800" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="min-w-0 wrap-anywhere">{name}</span>
          {STATES[state]}
        </p>
        <p className="text-sm text-neutral-700">{rightsText(rights)}</p>
        <p className="text-sm text-neutral-600">
          <span className="inline-block">{usedText(token, requestNow)}</span>{' '}
          <span className="inline-block">{endText(token)}</span>
        </p>
      </div>
      {state === 'active' && <EndToken token={token} />}
    </li>
  );
}

function usedText({ used_at }: ApiToken, now: number): string {
  return used_at === null ? 'Never used.' : `Used ${dayInSentence(Date.parse(used_at), now)}.`;
}

function endText({ ended_at, expires_at }: ApiToken): string {
  return ended_at
    ? `Revoked on ${formatDay(Date.parse(ended_at))}.`
    : `Until ${formatDay(Date.parse(expires_at))}.`;
}

function EndToken({ token: { _id, name } }: { token: ApiToken }) {
  const end = useEndToken(_id);
  return (
    <ConfirmAction
      label={
        <>
          Revoke<span className="sr-only"> {name}</span>
        </>
      }
      look={{ variant: 'outline', size: 'small' }}
      title={`Revoke ${name}?`}
      confirm="Revoke it now"
      confirmVariant="danger"
      pendingLabel="Revoking"
      failure={
        end.isError && <Notice tone="bad" title={messageFor(END_TOKEN_FAILURE, end.error)} />
      }
      mutation={end}
      run={() => end.mutateAsync(undefined)}
    >
      The program can do nothing more from now on. This cannot be taken back; you can make a new
      token.
    </ConfirmAction>
  );
}
