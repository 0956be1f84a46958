import { Search } from 'lucide';
import type { Metadata } from 'next';
import Link from 'next/link';
import { PortalMain } from '@/components/portal/portal-main';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import { requireActor } from '@/lib/server/platform/pipeline/require-actor';

export const metadata: Metadata = { title: 'Engagement agreements' };

export default async function CustomerWorkItemsPage() {
  await requireActor('/customer-portal/work-items');
  return (
    <PortalMain>
      <h1 className="text-3xl">Engagement agreements</h1>
      <EmptyState
        className="mt-6"
        title="You have no engagement agreements."
        action={
          <Link href="/lawyers-online" className={buttonClass({ variant: 'action' })}>
            <Icon of={Search} className="size-5" />
            Find a lawyer
          </Link>
        }
      >
        An engagement agreement is a written agreement between you and a lawyer on work beyond a
        consultation: what will be done, and for how much.
      </EmptyState>
    </PortalMain>
  );
}
