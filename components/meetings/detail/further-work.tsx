import { FilePlus } from 'lucide';
import Link from 'next/link';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { proposePath } from '../clients/client-paths';

/** The way from a meeting to an agreement, only with clients who have had a confirmed one. */
export function FurtherWork({ meeting: { status, client } }: { meeting: Meeting }) {
  if (status !== 'CONFIRMED' && status !== 'COMPLETED') return null;
  return (
    <section aria-labelledby="further-work" className="border-t py-7 print:hidden">
      <h2 id="further-work" className="text-xl">
        Further work
      </h2>
      <p className="mt-1 mb-4 max-w-text text-neutral-700">
        Set out in an agreement what you will do for {client.display_name}, and for how much.
      </p>
      <Link
        href={proposePath(client._id)}
        prefetch={false}
        className={buttonClass({ variant: 'outline' })}
      >
        <Icon of={FilePlus} className="size-5" />
        Propose an agreement
      </Link>
    </section>
  );
}
