import 'server-only';
import { drawn, type SharePicture } from './service';

const FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * Answers with a picture, 404 without one. An address that names the version it shows is immutable; any other is
 * revalidated each time, and answered without drawing when nothing changed.
 */
export async function serveSharePicture(
  request: Request,
  picture: SharePicture | null,
): Promise<Response> {
  if (!picture) {
    return new Response('Not found.', {
      status: 404,
      headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' },
    });
  }
  const { pathname, searchParams } = new URL(request.url);
  const etag = `"${picture.version}"`;
  const headers = {
    etag,
    'cache-control': searchParams.get('v') === picture.version ? FOR_EVER : 'no-cache',
  };
  if (request.headers.get('if-none-match') === etag) {
    return new Response(null, { status: 304, headers });
  }
  const png = await drawn(pathname, picture);
  return new Response(png, {
    headers: { ...headers, 'content-type': 'image/png', 'content-length': String(png.length) },
  });
}
