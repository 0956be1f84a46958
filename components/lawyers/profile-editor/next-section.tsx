import { ArrowRight } from 'lucide';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { classNames } from '@/components/ui/class-names';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import { PROFILE_SECTIONS } from './sections';

/** On a page of the profile editor, links to the next one; nothing elsewhere and on the last. */
export function NextSection({ className }: { className?: string }) {
  const pathname = usePathname();
  const at = PROFILE_SECTIONS.findIndex(({ href }) => href === pathname);
  const next = at === -1 ? undefined : PROFILE_SECTIONS[at + 1];
  if (!next) return null;
  return (
    <Link
      href={next.href}
      prefetch={false}
      className={classNames(buttonClass({ variant: 'quiet' }), 'min-w-0', className)}
    >
      <span className="truncate">Next: {next.label}</span>
      <Icon of={ArrowRight} className="size-5 shrink-0" />
    </Link>
  );
}
