import { lawyersOf } from '@/components/lawyers/search/filters/wording';
import { Accordion, AccordionItem } from '@/components/ui/layout/accordion';
import { type Landing, placeOf } from './text/landing';
import type { LandingLawyers } from './text/lawyer-groups';
import { questionsOf } from './text/questions';

/** The questions people bring, the first one open; all of them can be read without scripts. */
export function LandingQuestions({
  landing,
  lawyers,
}: {
  landing: Landing;
  lawyers: LandingLawyers;
}) {
  const questions = questionsOf(landing, lawyers);
  return (
    <section className="border-y bg-white" aria-labelledby="questions">
      <div className="mx-auto max-w-page px-4 py-12 lg:grid lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-16 lg:px-6 lg:py-20">
        <h2 id="questions" className="text-2xl lg:text-3xl">
          Questions for {lawyersOf(landing.area.label).toLowerCase()}
          {landing.region && ` in ${placeOf(landing.region)}`}
        </h2>
        <Accordion className="mt-6 lg:mt-0">
          {questions.map(({ question, answer }, index) => (
            <AccordionItem key={question} title={question} open={index === 0}>
              {answer}
            </AccordionItem>
          ))}
        </Accordion>
      </div>
    </section>
  );
}
