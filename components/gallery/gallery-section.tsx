import type { ReactNode } from 'react';

interface GallerySectionProps {
  title: string;
  note: string;
  children: ReactNode;
}

export function GallerySection({ title, note, children }: GallerySectionProps) {
  return (
    <section className="mt-10 grid gap-4 border-t pt-8 md:grid-cols-[14rem_minmax(0,1fr)] md:gap-10">
      <div>
        <h2 className="text-xl">{title}</h2>
        <p className="mt-1 text-sm text-neutral-600">{note}</p>
      </div>
      <div className="grid content-start gap-5">{children}</div>
    </section>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
