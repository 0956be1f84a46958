import type { Metadata } from 'next';
import { LandingPage } from '@/components/landing/landing-page';
import { landingMetadata } from '@/components/landing/metadata';
import { requestNow } from '@/lib/server/http/request-now';
import { landingData } from '../landing-data';

type Props = PageProps<'/lawyers-online/[areaSlug]'>;

export const revalidate = 300;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { areaSlug } = await params;
  const { landing, lawyers } = await landingData(areaSlug, null);
  return landingMetadata(landing, lawyers);
}

export default async function AreaPage({ params }: Props) {
  const { areaSlug } = await params;
  const { landing, lawyers } = await landingData(areaSlug, null);
  return <LandingPage landing={landing} lawyers={lawyers} now={requestNow()} />;
}
