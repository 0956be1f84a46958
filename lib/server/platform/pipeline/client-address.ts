import 'server-only';
import { headers } from 'next/headers';

export async function clientAddress(): Promise<string> {
  return (await headers()).get('x-client-address') ?? 'unknown';
}
