import { shareName } from '@/components/site/share/share-address';
import { sharePicture } from '@/components/site/share/share-card';
import { notaryCityContent } from '@/components/site/share/share-content';
import { findCity } from '@/lib/catalogue/cities';
import { listNotaryCities } from '@/lib/server/notaries/search/operations';
import { rateLimitedRoute } from '@/lib/server/platform/pipeline/rate-limited-read';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';
import { serveSharePicture } from '@/lib/server/site/share-pictures/share-pictures';

type Context = RouteContext<'/share/notary-public/[file]'>;

/** Serves `makati.png`, named like the page of the city. */
export async function GET(request: Request, { params }: Context) {
  const city = findCity(shareName((await params).file) ?? '');
  if (!city) return serveSharePicture(request, null);
  return rateLimitedRoute(request, async () => {
    const found = await tryLoad(listNotaryCities, {}, null);
    if (!found.ok) throw found.error;
    const figures = found.data.results.find((one) => one.city === city.slug);
    const content = notaryCityContent(city, figures?.total ?? 0, figures?.fees ?? null);
    return serveSharePicture(request, sharePicture(content));
  });
}
