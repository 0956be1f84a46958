import { findLanding, type Landing } from '@/components/site/landing/text/landing';
import { shareName } from '@/components/site/share/share-address';
import { sharePicture } from '@/components/site/share/share-card';
import { landingContent } from '@/components/site/share/share-content';
import { summarizeLawyers } from '@/lib/server/lawyers/search/operations';
import { rateLimitedRoute } from '@/lib/server/platform/pipeline/rate-limited-read';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';
import { serveSharePicture } from '@/lib/server/site/share-pictures/share-pictures';

type Context = RouteContext<'/share/lawyers-online/[...slugs]'>;

/** Serves `labor.png` and `labor/cebu.png`, named like the pages. */
export async function GET(request: Request, { params }: Context) {
  const landing = landingAt((await params).slugs);
  if (!landing) return serveSharePicture(request, null);
  const { area, region } = landing;
  const query = { area_of_practice: area.slug, ...(region && { region: region.slug }) };
  return rateLimitedRoute(request, async () => {
    const found = await tryLoad(summarizeLawyers, { query }, null);
    if (!found.ok) throw found.error;
    return serveSharePicture(request, sharePicture(landingContent(landing, found.data)));
  });
}

function landingAt(slugs: readonly string[]): Landing | null {
  const [area, region] = slugs.with(-1, shareName(slugs.at(-1) ?? '') ?? '');
  return area && slugs.length <= 2 ? findLanding(area, region ?? null) : null;
}
