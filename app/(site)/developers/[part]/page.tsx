import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { partPath } from '@/components/site/developers/developers-page';
import { PartPage } from '@/components/site/developers/part-page';
import type { ApiPart } from '@/lib/contract/site/api-reference';
import { apiParts } from '@/lib/server/site/openapi/operations';
import { SITE } from '@/lib/site';

type Props = PageProps<'/developers/[part]'>;

/** The operations are registered when a server starts, not while it is built. */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, title, text } = await partOf(params);
  return {
    title: `${title}, API`,
    description: `${text} Operations of the API of ${SITE.name}.`,
    alternates: { canonical: partPath({ slug }) },
  };
}

export default async function DevelopersPart({ params }: Props) {
  return <PartPage part={await partOf(params)} />;
}

async function partOf(params: Props['params']): Promise<ApiPart> {
  const { part } = await params;
  return apiParts().find(({ slug }) => slug === part) ?? notFound();
}
