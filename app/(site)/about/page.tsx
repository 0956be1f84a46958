import type { Metadata } from 'next';
import Link from 'next/link';
import { RegisterLink } from '@/components/site/about/register-link';
import { Values } from '@/components/site/about/values';
import { aboutPage } from '@/components/site/seo/collection-things';
import { JsonLd } from '@/components/site/seo/json-ld';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Banig } from '@/components/ui/icons/banig';
import { LeafMark } from '@/components/ui/icons/leaf-mark';
import { textLinkAloneClass, textLinkClass } from '@/components/ui/layout/text-link';
import { env } from '@/lib/env';
import { SITE } from '@/lib/site';

export const metadata: Metadata = {
  title: 'About us',
  description: `${SITE.name} lets you plan your first talk with a lawyer in the Philippines: a verified lawyer, at a time and price you know.`,
  alternates: { canonical: '/about' },
};

export default function AboutPage() {
  return (
    <main id="main">
      <JsonLd things={[aboutPage(env.SITE_URL)]} />
      <section className="on-dark overflow-hidden bg-teal-800 text-white">
        <div className="relative mx-auto max-w-page px-4 pt-10 pb-12 lg:px-6 lg:pt-20 lg:pb-20">
          <LeafMark
            tone="ghost"
            className="pointer-events-none absolute top-12 right-6 size-80 max-lg:hidden"
          />
          <h1 className="max-w-[18ch] text-4xl lg:text-5xl">
            Your first talk with a lawyer should be something you can plan.
          </h1>
          <p className="mt-4 max-w-text text-lg text-teal-100 lg:mt-6">
            {SITE.name} takes its name from the Tagalog word for asking someone’s counsel.
          </p>
          <p className="mt-8 flex flex-wrap gap-3">
            <RegisterLink variant="action" />
            <Link
              href="/lawyers-online"
              prefetch={false}
              className={buttonClass({ size: 'large', variant: 'outline-on-dark' })}
            >
              Find a lawyer
            </Link>
          </p>
        </div>
        <Banig />
      </section>
      <section
        aria-labelledby="mission"
        className="mx-auto max-w-page px-4 py-14 lg:grid lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-16 lg:px-6 lg:py-24"
      >
        <h2 id="mission" className="text-3xl">
          Our mission
        </h2>
        <div className="mt-4 grid max-w-text gap-4 text-lg text-neutral-800 lg:mt-0">
          <p>
            A dismissal, a land title still in a grandparent’s name, a summons: most people need a
            lawyer once or twice in their lives, in a hurry, and without knowing one. The nearest
            may be an island or nine time zones away, and you learn what the hour costs only when it
            is over.
          </p>
          <p>
            We want everyone, in the Philippines or abroad, to be able to talk to a lawyer who
            handles their kind of problem, at a time that suits both, at a price they know
            beforehand, and without having to travel.
          </p>
          <p>
            We are not a law firm and we give no legal advice. We take care of everything around it:
            checking who the lawyers are, the calendar, the payment, the video call, and the refund
            when one is due.
          </p>
        </div>
      </section>
      <section aria-labelledby="values" className="border-y bg-neutral-100">
        <div className="mx-auto max-w-page px-4 py-14 lg:px-6 lg:py-24">
          <h2 id="values" className="text-3xl">
            What we promise
          </h2>
          <Values />
        </div>
      </section>
      <section aria-labelledby="begin" className="mx-auto max-w-page px-4 py-14 lg:px-6 lg:py-20">
        <h2 id="begin" className="text-3xl">
          See for yourself
        </h2>
        <p className="mt-3 max-w-text text-lg text-neutral-700">
          You need no account to search and read profiles. How everything works is in the{' '}
          <Link href="/faq" prefetch={false} className={textLinkClass}>
            questions and answers
          </Link>
          , and the rules between us are in the{' '}
          <Link href="/terms" prefetch={false} className={textLinkClass}>
            terms
          </Link>
          .
        </p>
        <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          <RegisterLink />
          <Link href="/lawyers-online" prefetch={false} className={textLinkAloneClass}>
            See all lawyers
          </Link>
        </p>
      </section>
    </main>
  );
}
