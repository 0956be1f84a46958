import type { Metadata } from 'next';
import { NotarialServices } from '@/components/notaries/editor/notarial-services';
import { PortalMain } from '@/components/portal/portal-main';
import { requestNow } from '@/lib/server/platform/pipeline/request-now';
import { requireActor } from '@/lib/server/platform/pipeline/require-actor';

export const metadata: Metadata = { title: 'Notarial services' };

export default async function NotarialServicesPage() {
  await requireActor('/lawyer-portal/notary-public');
  return (
    <PortalMain wide>
      <h1 className="text-3xl">Notarial services</h1>
      <p className="mt-2 mb-6 max-w-text text-neutral-700">
        Say where and when you notarize and what you ask for it. Clients who look for a notary
        public in your city find you here and come to your office in person.
      </p>
      <NotarialServices requestNow={requestNow()} />
    </PortalMain>
  );
}
