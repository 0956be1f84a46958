import { textLinkAloneClass } from '@/components/ui/layout/text-link';
import { mobileDigits, phoneHref, phoneLabel } from '@/lib/domain/platform/phone';

interface PhoneLinksProps {
  number: string;
  /** `the office` */
  whom?: string;
  className?: string;
}

/**
 * A public phone number; for a mobile number also links to Viber and WhatsApp, which cost no load. Only the apps know
 * whether the number has an account there.
 */
export function PhoneLinks({
  number,
  whom = 'support',
  className = textLinkAloneClass,
}: PhoneLinksProps) {
  const digits = mobileDigits(number);
  const apps = digits
    ? ([
        ['Viber', `viber://chat?number=%2B${digits}`],
        ['WhatsApp', `https://wa.me/${digits}`],
      ] as const)
    : [];
  return (
    <>
      <a href={phoneHref(number)} className={className}>
        <span className="sr-only">Call {whom}: </span>
        {phoneLabel(number)}
      </a>
      {apps.map(([app, href]) => (
        <a key={app} href={href} rel="noreferrer" className={className}>
          {app}
          <span className="sr-only"> of {whom}</span>
        </a>
      ))}
    </>
  );
}
