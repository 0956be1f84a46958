import { Accordion, AccordionItem } from '@/components/ui/layout/accordion';
import {
  INDIGENCY_LIMITS,
  INDIGENCY_SOURCES,
  PAO_QUESTIONS,
} from '@/lib/catalogue/legal-help/legal-help';
import { formatPeso } from '@/lib/domain/platform/money';
import { ELIGIBILITY_ID } from './free-help-text';
import { Sources } from './sources';

export function Eligibility() {
  return (
    <section
      id={ELIGIBILITY_ID}
      aria-labelledby="eligibility-title"
      className="mx-auto max-w-page px-4 py-12 lg:grid lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-16 lg:px-6 lg:py-20"
    >
      <div>
        <h2 id="eligibility-title" className="text-2xl lg:text-3xl">
          Who the Public Attorney’s Office (PAO) helps
        </h2>
        <p className="mt-3 text-neutral-700">Only the PAO decides whether it takes a case.</p>
        <IncomeLimits />
      </div>
      <Accordion className="mt-8 lg:mt-0">
        {PAO_QUESTIONS.map(({ question, answer, sources }, index) => (
          <AccordionItem key={question} title={question} open={index === 0}>
            <p>{answer}</p>
            <Sources sources={sources} />
          </AccordionItem>
        ))}
      </Accordion>
    </section>
  );
}

function IncomeLimits() {
  return (
    <div className="mt-6">
      <table className="w-full border-t text-left">
        <caption className="pb-2 text-left font-semibold">
          Highest monthly net income, 2021 manual
        </caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Where you live</th>
            <th scope="col">Monthly net income</th>
          </tr>
        </thead>
        <tbody>
          {INDIGENCY_LIMITS.map(({ place, monthly }) => (
            <tr key={place} className="border-b">
              <th scope="row" className="py-2.5 pr-4 font-normal">
                {place}
              </th>
              <td className="py-2.5 text-right font-semibold tabular">{formatPeso(monthly)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Sources sources={INDIGENCY_SOURCES} />
    </div>
  );
}
