import { withTitle } from '@/components/lawyers/practice';
import { Breadcrumbs } from '@/components/ui/layout/breadcrumbs';
import type { Notary } from '@/lib/contract/notaries/notaries';
import { notaryPath } from '../addresses';
import { NoVideoNotarization } from '../preparation/no-video-notarization';
import { Preparation } from '../preparation/preparation';
import { AppointmentCard } from './appointment-card';
import { CommissionPanel } from './commission-panel';
import { notaryCrumbs } from './crumbs';
import { NotaryFees } from './notary-fees';
import { NotaryIdentity } from './notary-identity';
import { OpeningHours } from './opening-hours';
import { PosterCard } from './poster-card';

interface NotaryViewProps {
  notary: Notary;
  /** Address of the site, without a slash at the end. */
  siteUrl: string;
}

/** The public page of a notary: who, which commission, how to get there and when, the fees, then how to prepare. */
export function NotaryView({ notary, siteUrl }: NotaryViewProps) {
  return (
    <main id="main" className="mx-auto max-w-page px-4 pt-2 pb-10 lg:px-6 lg:pt-4 lg:pb-20">
      <Breadcrumbs crumbs={notaryCrumbs(notary)} />
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_25rem] lg:grid-rows-[auto_1fr] lg:gap-x-14">
        <div className="min-w-0">
          <NotaryIdentity notary={notary} />
          <CommissionPanel notary={notary} />
        </div>
        <aside aria-label="Visit" className="mt-6 grid content-start gap-4 lg:row-span-2 lg:mt-3">
          <AppointmentCard notary={notary} />
          <OpeningHours hours={notary.office_hours} />
          <PosterCard
            url={`${siteUrl}${notaryPath(notary._id)}`}
            name={withTitle(notary.display_name)}
          />
        </aside>
        <div className="min-w-0 pt-8 lg:pt-10">
          <NotaryFees services={notary.services} />
          <Preparation className="border-t py-8 lg:py-10" />
          <NoVideoNotarization />
        </div>
      </div>
    </main>
  );
}
