import { PhoneLinks } from '@/components/platform/phone-links';
import { SupportBar } from './support-bar';

interface SupportFooterProps {
  phone?: string | undefined;
  className: string;
}

/**
 * Footer of portals and of pages without the site footer, one line high: the support address and the legal pages. The
 * rules of phone numbers stay on the server.
 */
export function SupportFooter({ phone, className }: SupportFooterProps) {
  return <SupportBar phone={phone && <PhoneLinks number={phone} />} className={className} />;
}
