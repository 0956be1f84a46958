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
    <AccordionItem
      wide
      level="h2"
      id={ELIGIBILITY_ID}
      title="Who the Public Attorney’s Office (PAO) helps"
    >
      <div className="lg:grid lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-16">
        <div>
          <p>Only the PAO decides whether it takes a case.</p>
          <IncomeLimits />
        </div>
        <Accordion className="mt-8 lg:mt-0">
          {PAO_QUESTIONS.map(({ question, answer, sources }) => (
            <AccordionItem key={question} title={question}>
              <p>{answer}</p>
              <Sources sources={sources} />
            </AccordionItem>
          ))}
        </Accordion>
      </div>
    </AccordionItem>
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
