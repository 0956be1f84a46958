import { QrCode } from '@/components/ui/display/qr-code';
import { bookingLinkPath } from '@/lib/domain/accounts/check-address';
import type { Shared } from './share-card';

/**
 * Returns what a lawyer shares with clients: the short address and its QR code, rendered on the server.
 * @param siteUrl without a slash at the end
 */
export function sharedOf(lawyerId: string, siteUrl: string): Shared {
  const url = `${siteUrl}${bookingLinkPath(lawyerId)}`;
  const code = <QrCode url={url} label="QR code of your booking link" className="size-36" />;
  return { url, code };
}
