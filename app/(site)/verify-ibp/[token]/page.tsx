import { IdCard, Unlink } from 'lucide';
import type { Metadata } from 'next';
import { MessagePage } from '@/components/accounts/verification/message-page';
import { SUBJECT_TEXTS } from '@/components/lawyers/verification/subject-texts';
import { VerifyLawyer } from '@/components/lawyers/verification/verify-lawyer';
import { NeedsScripts } from '@/components/site/layout/needs-scripts';
import { Icon } from '@/components/ui/icons/icon';
import { getVerificationRequest } from '@/lib/server/lawyers/verifier/operations';
import { clientAddress } from '@/lib/server/platform/pipeline/client-address';
import { currentActor } from '@/lib/server/platform/pipeline/require-actor';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

export const metadata: Metadata = {
  title: 'Verify a lawyer',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

interface VerifyIbpPageProps {
  params: Promise<{ token: string }>;
}

/** The page the verifier's link opens. Opening it changes nothing and shows no document. */
export default async function VerifyIbpPage({ params }: VerifyIbpPageProps) {
  const { token } = await params;
  const [actor, address] = [await currentActor(), await clientAddress()];
  const found = await tryLoad(getVerificationRequest, { query: { token } }, actor, address);
  if (!found.ok) return <Closed unreachable={found.error.key !== 'invalid_input'} />;
  return (
    <MessagePage icon={<Icon of={IdCard} />} title={SUBJECT_TEXTS[found.data.subject].title} wide>
      <NeedsScripts />
      <VerifyLawyer token={token} request={found.data} />
    </MessagePage>
  );
}

function Closed({ unreachable }: { unreachable: boolean }) {
  return (
    <MessagePage
      icon={<Icon of={Unlink} />}
      title={unreachable ? 'This did not work' : 'This link is no longer open'}
    >
      <p className="mt-3 text-neutral-700">
        {unreachable
          ? 'The request could not be read. Please load this page again in a moment.'
          : 'It works for 72 hours and for one decision. If nobody has decided yet, a new link is mailed within a day.'}
      </p>
    </MessagePage>
  );
}
