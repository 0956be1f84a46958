import 'server-only';
import { profilePath } from '@/components/lawyers/addresses';
import { QrCode } from '@/components/lawyers/profile/check/qr-code';
import { env } from '@/lib/env';
import type { Shared } from './share-card';

/** What a lawyer passes on to clients: the public address, and the same as a code. */
export function sharedOf(lawyerId: string): Shared {
  const url = `${env.SITE_URL}${profilePath(lawyerId)}`;
  const code = <QrCode url={url} label="QR code of your public profile" className="size-36" />;
  return { url, code };
}
