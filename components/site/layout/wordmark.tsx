import Link from 'next/link';
import { classNames } from '@/components/ui/class-names';
import { LeafMark } from '@/components/ui/icons/leaf-mark';
import { SITE } from '@/lib/site';

interface WordmarkProps {
  href?: string;
  onDark?: boolean;
  className?: string;
}

/** The product's name with its mark, linked to the reader's start page. */
export function Wordmark({ href = '/', onDark = false, className }: WordmarkProps) {
  return (
    <Link
      href={href}
      prefetch={false}
      className={classNames(
        'inline-flex min-h-tap items-center gap-2 rounded font-serif text-[min(1.625rem,7.2vw)] font-medium',
        onDark ? 'text-white' : 'text-teal-900',
        className,
      )}
    >
      <LeafMark tone={onDark ? 'on-dark' : 'on-light'} />
      {SITE.name}
    </Link>
  );
}
