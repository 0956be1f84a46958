import 'server-only';
import { openPicture } from './service';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Serves a public picture by name; its content never changes, so that browsers can cache it. */
export async function servePicture(name: string): Promise<Response> {
  const picture = await openPicture(name);
  const headers = { 'x-content-type-options': 'nosniff' };
  if (!picture) {
    return new Response('Not found.', {
      status: 404,
      headers: { ...headers, 'content-type': 'text/plain', 'cache-control': 'no-cache' },
    });
  }
  return new Response(picture.body, {
    headers: {
      ...headers,
      'content-type': 'image/webp',
      'content-length': String(picture.size),
      'cache-control': IMMUTABLE,
      'content-security-policy': "default-src 'none'; sandbox",
    },
  });
}
