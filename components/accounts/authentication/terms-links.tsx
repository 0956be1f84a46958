import { textLinkClass } from '@/components/ui/layout/text-link';

/** "Terms of Service and the Privacy Policy", opened in new tabs so that a form keeps what was typed. */
export function TermsLinks() {
  return (
    <span>
      <a href="/terms" target="_blank" rel="noopener" className={textLinkClass}>
        Terms of Service
      </a>{' '}
      and the{' '}
      <a href="/privacy" target="_blank" rel="noopener" className={textLinkClass}>
        Privacy Policy
      </a>
    </span>
  );
}
