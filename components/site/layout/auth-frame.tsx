import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Banig } from '@/components/ui/icons/banig';
import { LeafMark } from '@/components/ui/icons/leaf-mark';
import type { Contacts } from '@/lib/contacts';
import { Wordmark } from './wordmark';

interface AuthPoint {
  icon: ReactNode;
  text: string;
}

interface AuthFrameProps {
  title: string;
  points: readonly AuthPoint[];
  contacts: Pick<Contacts, 'supportEmail'>;
  wide?: boolean;
  children: ReactNode;
}

/** Page for signing in or up: a brand panel beside one narrow column, which is `main`. */
export function AuthFrame(props: AuthFrameProps) {
  const { title, points, contacts, wide = false, children } = props;
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] lg:grid-cols-[27rem_minmax(0,1fr)]">
      <BrandPanel title={title} points={points} />
      <div className="flex flex-col">
        <header className="flex h-header items-center px-4 sm:px-6 lg:hidden">
          <Wordmark />
        </header>
        <main
          id="main"
          className={classNames(
            'mx-auto w-full flex-1 px-4 pt-4 pb-14 sm:px-6 lg:flex lg:flex-col lg:justify-center lg:py-14',
            wide ? 'max-w-form' : 'max-w-[27rem]',
          )}
        >
          {children}
        </main>
        <LegalLine {...contacts} />
      </div>
    </div>
  );
}

const LEGAL = [
  ['Terms of Service', '/terms'],
  ['Privacy Policy', '/privacy'],
] as const;

/** Links open in new tabs, so that a form keeps what was typed. */
function LegalLine({ supportEmail }: Pick<Contacts, 'supportEmail'>) {
  const link =
    'inline-flex min-h-tap items-center rounded-inner underline-offset-4 hover:underline';
  return (
    <footer className="mx-auto flex flex-wrap justify-center gap-x-5 border-t px-4 py-2 text-sm text-neutral-700 sm:px-6 lg:border-0 lg:py-4">
      {LEGAL.map(([label, href]) => (
        <a key={href} href={href} target="_blank" rel="noopener" className={link}>
          {label}
        </a>
      ))}
      <a href={`mailto:${supportEmail}`} className={link}>
        {supportEmail}
      </a>
    </footer>
  );
}

function BrandPanel({ title, points }: Pick<AuthFrameProps, 'title' | 'points'>) {
  return (
    <aside
      aria-label="About this service"
      className="on-dark relative hidden overflow-hidden bg-teal-800 text-white lg:sticky lg:top-0 lg:flex lg:h-dvh lg:flex-col"
    >
      <div className="p-10">
        <Wordmark onDark />
      </div>
      <LeafMark tone="ghost" className="pointer-events-none absolute top-36 -right-24 size-72" />
      <div className="relative mt-auto p-10">
        <p className="max-w-[16ch] font-serif text-4xl font-medium text-balance">{title}</p>
        <ul className="mt-8 grid gap-4">
          {points.map(({ icon, text }) => (
            <li
              key={text}
              className="flex gap-3 text-teal-50 [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:text-lime-400"
            >
              {icon}
              <span className="max-w-[38ch]">{text}</span>
            </li>
          ))}
        </ul>
      </div>
      <Banig />
    </aside>
  );
}
