import { Accordion, AccordionItem } from '@/components/ui/layout/accordion';
import { textLinkClass } from '@/components/ui/layout/text-link';
import type { FaqEntry } from '@/lib/catalogue/faq';

interface QuestionsProps {
  entries: readonly FaqEntry[];
  supportEmail: string;
}

export function Questions({ entries, supportEmail }: QuestionsProps) {
  return (
    <section className="mx-auto max-w-page px-4 py-10 lg:px-6 lg:py-24" aria-labelledby="questions">
      <div className="lg:grid lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-16">
        <div>
          <h2 id="questions" className="text-3xl">
            Frequently asked questions
          </h2>
          <p className="mt-3 text-neutral-700">
            Can’t find your answer? Write to{' '}
            <a href={`mailto:${supportEmail}`} className={textLinkClass}>
              {supportEmail}
            </a>
            .
          </p>
        </div>
        <Accordion className="mt-8 lg:mt-0">
          {entries.map(({ question, answer }, index) => (
            <AccordionItem key={question} title={question} open={index === 0}>
              {answer}
            </AccordionItem>
          ))}
        </Accordion>
      </div>
    </section>
  );
}
