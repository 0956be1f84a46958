import { SupportLink } from '@/components/platform/support-email';
import { classNames } from '@/components/ui/class-names';
import { textLinkAloneClass } from '@/components/ui/layout/text-link';

/** Footer of pages without the site footer: where to write to. */
export function SupportFooter({ className }: { className: string }) {
  return (
    <footer className={classNames('text-sm text-neutral-600 print:hidden', className)}>
      <p className="flex flex-wrap items-center gap-x-2">
        Support <SupportLink className={textLinkAloneClass} />
      </p>
    </footer>
  );
}
