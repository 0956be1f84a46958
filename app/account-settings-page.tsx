import type { QueryClient } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AccountSettings } from '@/components/accounts/settings/account-settings';
import {
  isSettingsPart,
  PART_LABELS,
  SETTINGS_PARTS,
  type SettingsPart,
} from '@/components/accounts/settings/settings-parts';
import { EventsSection } from '@/components/lawyers/events/events-section';
import { TokensSection } from '@/components/lawyers/tokens/tokens-section';
import { LoadedQueries } from '@/components/platform/loaded-queries';
import { PortalMain } from '@/components/portal/portal-main';
import { NeedsScripts } from '@/components/site/layout/needs-scripts';
import { accountKeys } from '@/lib/client/accounts/account-keys';
import { eventAddressesQuery } from '@/lib/client/lawyers/events';
import { tokensKey } from '@/lib/client/lawyers/tokens';
import { preferenceKeys } from '@/lib/client/notifications/preferences';
import { textsKey } from '@/lib/client/notifications/texts';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { getFactors } from '@/lib/server/accounts/second-factor/operations';
import { getAccount } from '@/lib/server/accounts/settings/operations';
import { listSessions } from '@/lib/server/accounts/settings/sessions-operations';
import { listEventAddresses } from '@/lib/server/lawyers/events/operations';
import { listPractices } from '@/lib/server/lawyers/members/operations';
import { listTokens } from '@/lib/server/lawyers/tokens/operations';
import { getPreferences } from '@/lib/server/notifications/preferences/preferences';
import { getTexts } from '@/lib/server/notifications/texts/operations';
import type { SearchParams } from '@/lib/server/platform/pipeline/callback-url';
import { requestNow } from '@/lib/server/platform/pipeline/request-now';
import { requireActor } from '@/lib/server/platform/pipeline/require-actor';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

/** Titles a page of the settings by its part. */
export async function settingsMetadata({
  params,
}: {
  params: Promise<{ part: string }>;
}): Promise<Metadata> {
  const { part } = await params;
  return { title: isSettingsPart(part) ? PART_LABELS[part].title : 'Account settings' };
}

interface AccountSettingsPageProps {
  /** Path of the settings in the portal. */
  base: string;
  /** Page of the settings; null for their list. */
  part: string | null;
  searchParams: SearchParams;
}

export async function AccountSettingsPage({ base, part, searchParams }: AccountSettingsPageProps) {
  if (part !== null && !isSettingsPart(part)) notFound();
  const actor = await requireActor(part ? `${base}/${part}` : base);
  const isLawyer = actor.type === 'LAWYER' && !actor.practice;
  const queries = createQueryClient();
  const now = requestNow();
  const [practices, account, texts] = await Promise.all([
    tryLoad(listPractices, {}, actor),
    tryLoad(getAccount, {}, actor),
    tryLoad(getTexts, {}, actor),
    loadPart(part, queries, actor),
  ]);
  // The browser retries what failed here, and shows the error if it fails again.
  if (account.ok) queries.setQueryData(accountKeys.settings(), account.data);
  if (texts.ok) queries.setQueryData(textsKey, texts.data);
  const parts = SETTINGS_PARTS.filter(
    (one) =>
      (one !== 'programs' || isLawyer) && (one !== 'texts' || !texts.ok || texts.data.available),
  );
  if (part !== null && !parts.includes(part)) notFound();
  return (
    <PortalMain>
      <NeedsScripts form="Changing these settings" />
      <LoadedQueries queries={queries}>
        <AccountSettings
          base={base}
          part={part}
          parts={parts}
          hasPractices={practices.ok && practices.data.results.length > 0}
          requestNow={now}
          emailConfirmed={(await searchParams).email === 'confirmed'}
          programs={
            part === 'programs' && (
              <>
                <TokensSection requestNow={now} />
                <EventsSection />
              </>
            )
          }
        />
      </LoadedQueries>
    </PortalMain>
  );
}

type Actor = Awaited<ReturnType<typeof requireActor>>;

/** Loads what one page of the settings shows beyond the account. */
async function loadPart(part: SettingsPart | null, queries: QueryClient, actor: Actor) {
  if (part === 'security') {
    const [factors, sessions] = await Promise.all([
      tryLoad(getFactors, {}, actor),
      tryLoad(listSessions, {}, actor),
    ]);
    if (factors.ok) queries.setQueryData(accountKeys.factors(), factors.data);
    if (sessions.ok) queries.setQueryData(accountKeys.sessions(), sessions.data);
  }
  if (part === 'notifications') {
    const preferences = await tryLoad(getPreferences, {}, actor);
    if (preferences.ok) queries.setQueryData(preferenceKeys.preferences, preferences.data);
  }
  if (part === 'programs' && actor.type === 'LAWYER') {
    const [factors, tokens, events] = await Promise.all([
      tryLoad(getFactors, {}, actor),
      tryLoad(listTokens, {}, actor),
      tryLoad(listEventAddresses, {}, actor),
    ]);
    if (factors.ok) queries.setQueryData(accountKeys.factors(), factors.data);
    if (tokens.ok) queries.setQueryData(tokensKey, tokens.data);
    if (events.ok) queries.setQueryData(eventAddressesQuery.queryKey, events.data);
  }
}
