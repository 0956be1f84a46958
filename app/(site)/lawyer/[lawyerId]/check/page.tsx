import type { Metadata } from 'next';
import { profilePath } from '@/components/lawyers/addresses';
import { CheckResult } from '@/components/lawyers/profile/check/check-result';
import { ProfileFailure } from '@/components/lawyers/profile/profile-failure';
import { ProfileView } from '@/components/lawyers/profile/profile-view';
import { AlsoNotary } from '@/components/notaries/profile/also-notary';
import { getLawyerProfile, verifyQr } from '@/lib/server/lawyers/profiles/operations';
import { getNotary } from '@/lib/server/notaries/search/operations';
import { listPaymentMethods } from '@/lib/server/payments/checkout/operations';
import { clientAddress } from '@/lib/server/platform/pipeline/client-address';
import { requestNow } from '@/lib/server/platform/pipeline/request-now';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

type Props = PageProps<'/lawyer/[lawyerId]/check'>;

/** The check is answered at request time: middleware.ts serves this page for `/lawyer/{lawyerId}?check=1`. */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lawyerId } = await params;
  return {
    title: 'Check of a lawyer',
    alternates: { canonical: profilePath(lawyerId) },
    robots: { index: false },
  };
}

export default async function CheckPage({ params }: Props) {
  const { lawyerId } = await params;
  const address = await clientAddress();
  const [profile, check, payment, notary] = await Promise.all([
    tryLoad(getLawyerProfile, { params: { id: lawyerId } }, null, address),
    tryLoad(verifyQr, { query: { id: lawyerId } }, null, address),
    tryLoad(listPaymentMethods, {}, null),
    tryLoad(getNotary, { params: { id: lawyerId } }, null),
  ]);
  if (!check.ok || !payment.ok) return <ProfileFailure />;
  const now = requestNow();
  if (profile.ok) {
    return (
      <ProfileView
        profile={profile.data}
        now={now}
        platformFee={payment.data.platform_fee}
        check={<CheckResult check={check.data} now={now} />}
        also={notary.ok && <AlsoNotary notary={notary.data} />}
      />
    );
  }
  if (profile.error.key !== 'not_found') return <ProfileFailure />;
  // An unknown code gets an answer, not a 404 page.
  return (
    <main id="main" className="mx-auto max-w-text px-4 pt-6 pb-20">
      <CheckResult check={check.data} now={now} headingLevel="h1" />
    </main>
  );
}
