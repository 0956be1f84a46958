import type { ReactNode } from 'react';
import { focusOnMount } from '@/components/ui/feedback/focus-on-mount';

interface MessagePageProps {
  icon: ReactNode;
  title: string;
  focused?: boolean;
  children: ReactNode;
}

export function MessagePage({ icon, title, focused, children }: MessagePageProps) {
  return (
    <main id="main" className="mx-auto w-full max-w-[33rem] px-4 py-8 sm:px-6 sm:py-16">
      <div className="rounded border bg-white p-5 sm:p-8">
        <span className="grid size-12 place-items-center rounded bg-teal-50 text-teal-800 [&>svg]:size-6">
          {icon}
        </span>
        <h1 {...(focused && { ref: focusOnMount, tabIndex: -1 })} className="mt-5 text-3xl">
          {title}
        </h1>
        {children}
      </div>
    </main>
  );
}
