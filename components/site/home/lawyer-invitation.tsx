import Link from 'next/link';
import { buttonClass } from '@/components/ui/forms/button-class';
import { LeafMark } from '@/components/ui/icons/leaf-mark';
import { SITE } from '@/lib/site';

export function LawyerInvitation() {
  return (
    <section className="mx-auto max-w-page px-4 pb-12 lg:px-6 lg:pb-24">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-5 rounded border border-teal-200 bg-teal-50 p-5 lg:p-8">
        <LeafMark className="size-10" />
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="text-2xl">Are you a lawyer?</h2>
          <p className="mt-1 text-neutral-700">
            You set your fee and your hours, and {SITE.name} takes no share of the fee. If you are a
            notary public, people can also find your office by city.
          </p>
        </div>
        <Link
          href="/signup/lawyer"
          prefetch={false}
          className={buttonClass({ variant: 'outline' })}
        >
          Create a lawyer profile
        </Link>
      </div>
    </section>
  );
}
