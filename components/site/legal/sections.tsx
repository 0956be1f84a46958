import { Link as LinkIcon } from 'lucide';
import Link from 'next/link';
import { Icon } from '@/components/ui/icons/icon';
import type { FaqGroup } from '@/lib/catalogue/faq';
import type { DocumentSection } from './section';

export function faqSections(groups: readonly FaqGroup[]): readonly DocumentSection[] {
  return groups.map(({ id, title, entries }) => ({
    id,
    title,
    body: entries.map(({ id: entryId, question, answer, link }) => (
      <div key={entryId} id={entryId} className="group break-inside-avoid">
        <h3 className="flex items-baseline gap-2">
          {question}
          <a
            href={`#${entryId}`}
            aria-label={`Link to: ${question}`}
            className="-my-2.5 inline-grid size-tap shrink-0 place-items-center self-center text-neutral-500! opacity-0 group-hover:opacity-100 focus-visible:opacity-100 print:hidden"
          >
            <Icon of={LinkIcon} className="size-4" />
          </a>
        </h3>
        <p className="mt-1!">{answer}</p>
        {link && (
          <p className="mt-1!">
            <Link href={link.href} prefetch={false} className="inline-flex min-h-tap items-center">
              {link.label}
            </Link>
          </p>
        )}
      </div>
    )),
  }));
}
