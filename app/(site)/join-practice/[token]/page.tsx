import { Handshake, Unlink } from 'lucide';
import type { Metadata } from 'next';
import Link from 'next/link';
import { signedInUser } from '@/app/signed-in-user';
import { JoinPractice } from '@/components/lawyers/members/join-practice';
import { withTitle } from '@/components/lawyers/practice';
import { PRACTICES_PATH } from '@/components/platform/practice';
import { NeedsScripts } from '@/components/site/layout/needs-scripts';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import { MessagePage } from '@/components/ui/layout/message-page';
import { Queries } from '@/lib/client/platform/queries';
import { getInvitation, listPractices } from '@/lib/server/lawyers/members/operations';
import { clientAddress } from '@/lib/server/platform/pipeline/client-address';
import { currentActor } from '@/lib/server/platform/pipeline/require-actor';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

export const metadata: Metadata = {
  title: 'Invitation to a practice',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

/** Shows the invitation behind a link, signed in or not. Opening it changes nothing. */
export default async function JoinPracticePage({ params }: PageProps<'/join-practice/[token]'>) {
  const { token } = await params;
  const [found, user] = await Promise.all([
    tryLoad(getInvitation, { body: { token } }, null, await clientAddress()),
    signedInUser(),
  ]);
  if (!found.ok) {
    const { key } = found.error;
    const isOver = key === 'not_found';
    const actor = isOver ? await currentActor() : null;
    const own = actor && (await tryLoad(listPractices, {}, actor));
    if (own?.ok && own.data.results.length > 0)
      return <Joined lawyers={own.data.results.map(({ lawyer_name }) => lawyer_name)} />;
    return <Closed unreachable={!isOver && key !== 'invalid_input'} />;
  }
  return (
    <Queries>
      <div className="mx-auto max-w-[33rem] px-4">
        <NeedsScripts form="Joining the practice" />
      </div>
      <JoinPractice token={token} invitation={found.data} account={user && { email: user.email }} />
    </Queries>
  );
}

/** Tells who opens the link again, which worked once, that it is done. */
function Joined({ lawyers }: { lawyers: readonly string[] }) {
  return (
    <MessagePage icon={<Icon of={Handshake} />} title="You have joined">
      <p className="mt-3 text-neutral-700">
        {`You work for ${lawyers.map(withTitle).join(', ')}. This link is not needed any more.`}
      </p>
      <Link
        href={PRACTICES_PATH}
        prefetch={false}
        className={`${buttonClass({ size: 'large', wide: true })} mt-6`}
      >
        Go to the practice
      </Link>
    </MessagePage>
  );
}

function Closed({ unreachable }: { unreachable: boolean }) {
  return (
    <MessagePage
      icon={<Icon of={Unlink} />}
      title={unreachable ? 'This did not work' : 'This invitation is no longer open'}
    >
      <p className="mt-3 text-neutral-700">
        {unreachable
          ? 'The invitation could not be read. Please load this page again in a moment.'
          : 'It was used, taken back or replaced, or is older than seven days. Please ask the lawyer for a new one.'}
      </p>
    </MessagePage>
  );
}
