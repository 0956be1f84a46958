import type { ReactNode } from 'react';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { LAWS, type LawKey } from '@/lib/catalogue/laws';

export function LawLink({ of, children }: { of: LawKey; children: ReactNode }) {
  const { url, dated } = LAWS[of];
  return (
    <span>
      <a href={url} rel="noopener" className={textLinkClass}>
        {children}
      </a>{' '}
      ({dated})
    </span>
  );
}
