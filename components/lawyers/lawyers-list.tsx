import { textLinkClass } from '@/components/ui/layout/text-link';

/**
 * List of the Supreme Court: names, Roll numbers and days of admission; a suspension may appear later than it is
 * decided.
 */
const LAWYERS_LIST = 'https://sc.judiciary.gov.ph/lawyers-list/';

/** Opens in a new tab where a page has answers to lose. Nothing of the lawyer is in the address. */
export function LawyersListLink({ newTab = false }: { newTab?: boolean }) {
  return (
    <a
      href={LAWYERS_LIST}
      rel={newTab ? 'noopener noreferrer' : 'noopener'}
      target={newTab ? '_blank' : undefined}
      className={textLinkClass}
    >
      Supreme Court’s Lawyers List
    </a>
  );
}
