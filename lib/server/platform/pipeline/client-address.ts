import 'server-only';
import { headers } from 'next/headers';

/** Where the reader of a page that is rendered for each request comes from; the server in front has checked it. */
export async function clientAddress(): Promise<string> {
  return (await headers()).get('x-client-address') ?? 'unknown';
}
