import { BellOff } from 'lucide';
import type { Metadata } from 'next';
import { LeaveLink } from '@/components/meetings/waitlist/leave-link';
import { NeedsScripts } from '@/components/site/layout/needs-scripts';
import { Icon } from '@/components/ui/icons/icon';
import { MessagePage } from '@/components/ui/layout/message-page';
import { getWaitlistLink } from '@/lib/server/meetings/waitlist/operations';
import { clientAddress } from '@/lib/server/platform/pipeline/client-address';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

export const metadata: Metadata = {
  title: 'Leave the list',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

/** Shows the waitlist entry behind an emailed link, signed in or not. Opening it changes nothing. */
export default async function LeaveWaitlistPage({ params }: PageProps<'/leave-waitlist/[token]'>) {
  const { token } = await params;
  const found = await tryLoad(getWaitlistLink, { body: { token } }, null, await clientAddress());
  if (!found.ok) {
    const { key } = found.error;
    return <Closed unreachable={key !== 'not_found' && key !== 'invalid_input'} />;
  }
  return (
    <>
      <div className="mx-auto max-w-[33rem] px-4">
        <NeedsScripts form="Leaving the list" />
      </div>
      <LeaveLink token={token} entry={found.data} />
    </>
  );
}

function Closed({ unreachable }: { unreachable: boolean }) {
  return (
    <MessagePage
      icon={<Icon of={BellOff} />}
      title={unreachable ? 'This did not work' : 'You are not on this list'}
    >
      <p className="mt-3 text-neutral-700">
        {unreachable
          ? 'The list could not be read. Please load this page again in a moment.'
          : 'You left it, booked the lawyer, or your last day is over. There is nothing more to do.'}
      </p>
    </MessagePage>
  );
}
