import type { Metadata } from 'next';
import { CityPage } from '@/components/site/notaries/city-page';
import { JsonLd } from '@/components/site/seo/json-ld';
import { notaryCityMetadata } from '@/components/site/seo/notary-city-metadata';
import { notaryCityThings } from '@/components/site/seo/notary-city-things';
import { CITY_SLUGS } from '@/lib/catalogue/cities';
import { env } from '@/lib/env';
import { cityData } from './city-data';

type Props = PageProps<'/notary-public/[city]'>;

export const revalidate = 300;
/** Pages outside the catalogue do not exist. */
export const dynamicParams = false;

export function generateStaticParams() {
  return CITY_SLUGS.map((city) => ({ city }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { city, notaries } = await cityData((await params).city);
  return notaries ? notaryCityMetadata(city, notaries) : {};
}

export default async function NotaryCityPage({ params }: Props) {
  const { city, notaries } = await cityData((await params).city);
  if (!notaries) return null;
  return (
    <>
      <JsonLd things={notaryCityThings(env.SITE_URL, city, notaries)} />
      <CityPage city={city} notaries={notaries} />
    </>
  );
}
