import { NotaryLaw, NotaryLawChecked } from '@/components/notaries/preparation/notary-law';
import { Accordion, AccordionItem } from '@/components/ui/layout/accordion';
import type { City } from '@/lib/catalogue/cities';
import type { CityNotaries } from './text/city-notaries';
import { cityQuestions } from './text/city-questions';

interface CityQuestionsProps {
  city: City;
  notaries: CityNotaries;
}

/** The questions people bring, the first one open; all of them can be read without scripts. */
export function CityQuestions({ city, notaries }: CityQuestionsProps) {
  return (
    <section className="border-y bg-white" aria-labelledby="questions">
      <div className="mx-auto max-w-page px-4 py-12 lg:grid lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-16 lg:px-6 lg:py-20">
        <div>
          <h2 id="questions" className="text-2xl lg:text-3xl">
            Questions about notaries public in {city.label}
          </h2>
          <p className="mt-3 text-sm text-neutral-600">
            By <NotaryLaw of="notarialPractice" />, <NotaryLaw of="evidenceOfIdentity" />,{' '}
            <NotaryLaw of="cedula" /> and <NotaryLaw of="electronicNotarization" />, read on{' '}
            <NotaryLawChecked />.
          </p>
        </div>
        <Accordion className="mt-6 lg:mt-0">
          {cityQuestions(city, notaries).map(({ question, answer }, index) => (
            <AccordionItem key={question} title={question} open={index === 0}>
              {answer}
            </AccordionItem>
          ))}
        </Accordion>
      </div>
    </section>
  );
}
