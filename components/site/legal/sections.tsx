import Link from 'next/link';
import { Accordion, AccordionItem } from '@/components/ui/layout/accordion';
import type { FaqGroup } from '@/lib/catalogue/faq';
import type { DocumentSection } from './section';

export function faqSections(groups: readonly FaqGroup[]): readonly DocumentSection[] {
  return groups.map(({ id, title, entries }) => ({
    id,
    title,
    body: (
      <Accordion>
        {entries.map(({ id: entryId, question, answer, link }) => (
          <AccordionItem key={entryId} id={entryId} level="h3" title={question}>
            <p className="mt-0!">{answer}</p>
            {link && (
              <p className="mt-1!">
                <Link
                  href={link.href}
                  prefetch={false}
                  className="inline-flex min-h-tap items-center"
                >
                  {link.label}
                </Link>
              </p>
            )}
          </AccordionItem>
        ))}
      </Accordion>
    ),
  }));
}
