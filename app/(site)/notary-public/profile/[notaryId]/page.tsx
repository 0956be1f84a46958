import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { withTitle } from '@/components/lawyers/practice';
import { notaryPath } from '@/components/notaries/addresses';
import { NotaryView } from '@/components/notaries/profile/notary-view';
import { notaryTitle, placeOf } from '@/components/notaries/wording';
import { fittingDescription, fittingTitle } from '@/components/site/landing/text/fitting';
import { JsonLd } from '@/components/site/seo/json-ld';
import { notaryThings } from '@/components/site/seo/notary-things';
import { sharing } from '@/components/site/seo/sharing';
import { notaryContent } from '@/components/site/share/share-content';
import { env } from '@/lib/env';
import { getNotary } from '@/lib/server/notaries/search/operations';
import { tagPage } from '@/lib/server/platform/page-cache/tag-page';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

type Props = PageProps<'/notary-public/profile/[notaryId]'>;

/** Seconds. Changes revalidate the page; this interval catches the end of a commission. */
export const revalidate = 300;

/** Returns no params: each page is rendered on its first request. */
export function generateStaticParams() {
  return [];
}

/** Cached, so that the page and its metadata share one read; null for a notary who is not listed. */
const findNotary = cache(async (id: string) => {
  await tagPage(`notary:${id}`, 'notary-cities');
  const found = await tryLoad(getNotary, { params: { id } }, null);
  if (found.ok) return found.data;
  if (found.error.key === 'not_found') return null;
  throw new Error('The notary could not be read.', { cause: found.error });
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { notaryId } = await params;
  const notary = await findNotary(notaryId);
  if (!notary) return { title: 'Notary public', robots: { index: false } };
  const name = withTitle(notary.display_name);
  return {
    title: fittingTitle(notaryTitle(notary), `${name}, Notary Public`, name),
    description: fittingDescription(
      `Office, opening hours and fees of ${name}, notary public in ${placeOf(notary)}.`,
      'Commission checked, with its territory and last day.',
      'Request an appointment at the office.',
    ),
    alternates: { canonical: notaryPath(notaryId) },
    ...sharing({ path: notaryPath(notaryId), content: notaryContent(notary) }),
  };
}

export default async function NotaryPage({ params }: Props) {
  const { notaryId } = await params;
  const notary = await findNotary(notaryId);
  if (!notary) notFound();
  return (
    <>
      <JsonLd things={notaryThings(env.SITE_URL, notary)} />
      <NotaryView notary={notary} siteUrl={env.SITE_URL} />
    </>
  );
}
