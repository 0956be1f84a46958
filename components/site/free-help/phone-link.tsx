import { textLinkAloneClass } from '@/components/ui/layout/text-link';

/** A Philippine telephone number that a phone can call. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <a
      href={`tel:+63${number.replace(/\D/g, '').replace(/^0/, '')}`}
      className={textLinkAloneClass}
    >
      {number}
    </a>
  );
}
