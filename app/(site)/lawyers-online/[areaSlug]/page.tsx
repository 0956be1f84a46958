import type { Metadata } from 'next';
import { LandingPage } from '@/components/site/landing/landing-page';
import { JsonLd } from '@/components/site/seo/json-ld';
import { landingMetadata } from '@/components/site/seo/landing-metadata';
import { landingThings } from '@/components/site/seo/landing-things';
import { AREA_SLUGS } from '@/lib/catalogue/areas';
import { env } from '@/lib/env';
import { requestNow } from '@/lib/server/platform/pipeline/request-now';
import { landingData } from '../landing-data';

type Props = PageProps<'/lawyers-online/[areaSlug]'>;

export const revalidate = 300;
/** Pages outside the catalogue do not exist. */
export const dynamicParams = false;

export function generateStaticParams() {
  return AREA_SLUGS.map((areaSlug) => ({ areaSlug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { areaSlug } = await params;
  const { landing, lawyers } = await landingData(areaSlug, null);
  return lawyers ? landingMetadata(landing, lawyers) : {};
}

export default async function AreaPage({ params }: Props) {
  const { areaSlug } = await params;
  const { landing, lawyers } = await landingData(areaSlug, null);
  if (!lawyers) return null;
  return (
    <>
      <JsonLd things={landingThings(env.SITE_URL, landing, lawyers)} />
      <LandingPage landing={landing} lawyers={lawyers} now={requestNow()} />
    </>
  );
}
