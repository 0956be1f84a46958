import Link from 'next/link';
import { AccountSettings } from '@/components/accounts/settings/account-settings';
import { EventsSection } from '@/components/lawyers/events/events-section';
import { TokensSection } from '@/components/lawyers/tokens/tokens-section';
import { LoadedQueries } from '@/components/platform/loaded-queries';
import { PRACTICES_PATH } from '@/components/platform/practice';
import { PortalMain } from '@/components/portal/portal-main';
import { NeedsScripts } from '@/components/site/layout/needs-scripts';
import { textLinkAloneClass } from '@/components/ui/layout/text-link';
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

interface AccountSettingsPageProps {
  path: string;
  searchParams: SearchParams;
}

export async function AccountSettingsPage({ path, searchParams }: AccountSettingsPageProps) {
  const actor = await requireActor(path);
  const queries = createQueryClient();
  const now = requestNow();
  const isLawyer = actor.type === 'LAWYER' && !actor.practice;
  const [practices, account, factors, sessions, preferences, texts, tokens, events] =
    await Promise.all([
      tryLoad(listPractices, {}, actor),
      tryLoad(getAccount, {}, actor),
      tryLoad(getFactors, {}, actor),
      tryLoad(listSessions, {}, actor),
      tryLoad(getPreferences, {}, actor),
      tryLoad(getTexts, {}, actor),
      isLawyer ? tryLoad(listTokens, {}, actor) : null,
      isLawyer ? tryLoad(listEventAddresses, {}, actor) : null,
    ]);
  // The browser retries what failed here, and shows the error if it fails again.
  if (account.ok) queries.setQueryData(accountKeys.settings(), account.data);
  if (factors.ok) queries.setQueryData(accountKeys.factors(), factors.data);
  if (sessions.ok) queries.setQueryData(accountKeys.sessions(), sessions.data);
  if (preferences.ok) queries.setQueryData(preferenceKeys.preferences, preferences.data);
  if (texts.ok) queries.setQueryData(textsKey, texts.data);
  if (tokens?.ok) queries.setQueryData(tokensKey, tokens.data);
  if (events?.ok) queries.setQueryData(eventAddressesQuery.queryKey, events.data);
  return (
    <PortalMain>
      <NeedsScripts form="Changing these settings" />
      {practices.ok && practices.data.results.length > 0 && (
        <p className="mb-4">
          <Link href={PRACTICES_PATH} className={textLinkAloneClass}>
            Practices you work for
          </Link>
        </p>
      )}
      <LoadedQueries queries={queries}>
        <AccountSettings
          requestNow={now}
          emailConfirmed={(await searchParams).email === 'confirmed'}
          programs={isLawyer && <TokensSection requestNow={now} />}
          events={isLawyer && <EventsSection />}
        />
      </LoadedQueries>
    </PortalMain>
  );
}
