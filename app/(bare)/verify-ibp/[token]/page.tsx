import { Unlink } from 'lucide';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { SUBJECT_COPY } from '@/components/lawyers/verification/subject-copy';
import { VerifyLawyer } from '@/components/lawyers/verification/verify-lawyer';
import { NeedsScripts } from '@/components/site/layout/needs-scripts';
import { Icon } from '@/components/ui/icons/icon';
import { MessagePage } from '@/components/ui/layout/message-page';
import { sitePath } from '@/lib/domain/platform/safe-path';
import { env } from '@/lib/env';
import {
  consolePath,
  openVerificationRequest,
} from '@/lib/server/lawyers/verification/verifier-operations';
import { clientAddress } from '@/lib/server/platform/pipeline/client-address';
import { requestNow } from '@/lib/server/platform/pipeline/request-now';
import { currentActor, requireActor } from '@/lib/server/platform/pipeline/require-actor';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

export const metadata: Metadata = {
  title: 'Verify a lawyer',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

interface VerifyIbpPageProps {
  params: Promise<{ token: string }>;
}

/** Target of the verifier's link. Opening it changes nothing and shows no document. */
export default async function VerifyIbpPage({ params }: VerifyIbpPageProps) {
  const { token } = await params;
  if (env.VERIFIER_CONSOLE) await leadToConsole(token);
  const [actor, address] = [await currentActor(), await clientAddress()];
  const cookie = (await headers()).get('cookie');
  const found = await tryLoad(openVerificationRequest, { body: { token } }, actor, address, cookie);
  if (!found.ok) return <Closed unreachable={found.error.key !== 'invalid_input'} />;
  return (
    <main id="main" className="mx-auto w-full max-w-page px-4 py-5 sm:px-6 sm:py-8">
      <h1 className="text-2xl sm:text-3xl">{SUBJECT_COPY[found.data.subject].title}</h1>
      <NeedsScripts />
      <VerifyLawyer token={token} request={found.data} />
    </main>
  );
}

/**
 * Redirects visitors to sign-in and back here, since the console is not for them. It asks for the second factor
 * itself.
 */
async function leadToConsole(token: string): Promise<void> {
  await requireActor(sitePath`/verify-ibp/${token}`);
  const path = await consolePath(token, requestNow());
  if (path) redirect(path);
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
