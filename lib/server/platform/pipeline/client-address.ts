import 'server-only';
import { headers } from 'next/headers';

/** Client address of a page that is rendered for each request; our HTTP server has set it. */
export async function clientAddress(): Promise<string> {
  return (await headers()).get('x-client-address') ?? 'unknown';
}
