import type { ReactNode } from 'react';

interface AdminMainProps {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}

export function AdminMain({ title, intro, children }: AdminMainProps) {
  return (
    <main id="main" className="mx-auto w-full max-w-page px-4 pt-6 pb-14 lg:px-6 lg:pt-8">
      <h1 className="text-3xl">{title}</h1>
      {intro && <p className="mt-2 max-w-form text-neutral-700">{intro}</p>}
      <div className="mt-6">{children}</div>
    </main>
  );
}
