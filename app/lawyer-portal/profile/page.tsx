import type { Metadata } from 'next';
import { withTitle } from '@/components/lawyers/practice';
import { CheckCard } from '@/components/lawyers/profile/check/check-card';
import { ProfileOverview } from '@/components/lawyers/profile-editor/preview/profile-overview';
import { sharedOf } from '@/components/lawyers/profile-editor/preview/shared-of';
import { LoadedQueries } from '@/components/platform/loaded-queries';
import { profilePreviewQuery } from '@/lib/client/lawyers/own-profile';
import { ownVerificationQuery } from '@/lib/client/lawyers/verification';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { env } from '@/lib/env';
import { getProfilePreview } from '@/lib/server/lawyers/own-profile/own-profile';
import { getOwnVerification } from '@/lib/server/lawyers/verification/own';
import { listPaymentMethods } from '@/lib/server/payments/checkout/operations';
import { load } from '@/lib/server/platform/pipeline/load';
import { requestNow } from '@/lib/server/platform/pipeline/request-now';
import { requireActor } from '@/lib/server/platform/pipeline/require-actor';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

export const metadata: Metadata = { title: 'Profile' };

export default async function ProfilePage() {
  const actor = await requireActor('/lawyer-portal/profile');
  const queries = createQueryClient();
  const [preview, verification, payment] = await Promise.all([
    tryLoad(getProfilePreview, {}, actor),
    tryLoad(getOwnVerification, {}, actor),
    load(listPaymentMethods, {}, actor),
  ]);
  if (preview.ok) queries.setQueryData(profilePreviewQuery.queryKey, preview.data);
  if (verification.ok) queries.setQueryData(ownVerificationQuery.queryKey, verification.data);
  return (
    <LoadedQueries queries={queries}>
      <ProfileOverview
        now={requestNow()}
        platformFee={payment.platform_fee}
        check={preview.ok && <Check {...preview.data} />}
        shared={sharedOf(actor.lawyerId ?? '', env.SITE_URL)}
      />
    </LoadedQueries>
  );
}

/** Rendered on the server, so that the browser does not load the QR code library. */
function Check({ _id, display_name }: { _id: string; display_name: string }) {
  return <CheckCard lawyerId={_id} name={withTitle(display_name)} siteUrl={env.SITE_URL} />;
}
