import { FlaskConical } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icons/icon';

export const TEST_BUTTON =
  'min-h-tap rounded-none border-2 border-neutral-900 px-4 font-semibold hover:bg-neutral-100';
export const TEST_FIELD = 'mt-1 min-h-tap w-full rounded-none border-2 border-neutral-400 px-3';

interface TestPageProps {
  of: string;
  title: string;
  children: ReactNode;
}

/** Simulates a page of another company: plain on purpose, without our own design. */
export function TestPage({ of, title, children }: TestPageProps) {
  return (
    <main id="main" className="min-h-dvh bg-white">
      <p className="flex items-center justify-center gap-2 border-b-2 border-amber-600 bg-amber-100 px-4 py-3 text-center font-semibold text-amber-900">
        <Icon of={FlaskConical} className="size-5" />
        Stand-in for {of}, only on this machine
      </p>
      <div className="mx-auto max-w-dialog px-4 py-8">
        <h1 className="font-sans text-xl font-semibold">{title}</h1>
        {children}
      </div>
    </main>
  );
}
