import type { Metadata } from 'next';
import { LandingPage } from '@/components/landing/landing-page';
import { landingMetadata } from '@/components/landing/metadata';
import { requestNow } from '@/lib/server/http/request-now';
import { landingData } from '../../landing-data';

type Props = PageProps<'/lawyers-online/[areaSlug]/[regionSlug]'>;

export const revalidate = 300;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { areaSlug, regionSlug } = await params;
  const { landing, lawyers } = await landingData(areaSlug, regionSlug);
  return landingMetadata(landing, lawyers);
}

export default async function AreaRegionPage({ params }: Props) {
  const { areaSlug, regionSlug } = await params;
  const { landing, lawyers } = await landingData(areaSlug, regionSlug);
  return <LandingPage landing={landing} lawyers={lawyers} now={requestNow()} />;
}
