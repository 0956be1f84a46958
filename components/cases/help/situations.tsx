import Link from 'next/link';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Accordion, AccordionItem } from '@/components/ui/layout/accordion';
import { textLinkAloneClass } from '@/components/ui/layout/text-link';
import type { HelpEntry } from '@/lib/catalogue/help';
import type { Work } from '@/lib/contract/notifications/work';
import type { HelpSituation } from '@/lib/domain/cases/help';
import { SituationSteps } from './situation-steps';

/** How the account of the reader stands, by situation. */
export type HelpStates = Partial<Record<HelpSituation, string>>;

interface SituationsProps {
  entries: readonly HelpEntry[];
  states: HelpStates;
  /** Reports and objections that are open. */
  running: readonly Work[];
}

/** Shows what may have gone wrong for this side: what to do now, and how the own account stands. */
export function Situations({ entries, states, running }: SituationsProps) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">Help</h1>
        <Link href="/help/ask" prefetch={false} className={buttonClass({ variant: 'action' })}>
          Ask us
        </Link>
      </div>
      {running.length > 0 && <Running running={running} />}
      <h2 className="mt-6 mb-3 text-2xl">What happened?</h2>
      <Accordion>
        {entries.map(({ id, title, ...entry }) => (
          <AccordionItem key={id} title={title}>
            {states[id] && (
              <p className="mb-3 rounded border border-teal-200 bg-teal-50 px-3 py-2 text-teal-900 tabular">
                {states[id]}
              </p>
            )}
            <SituationSteps {...entry} />
            <p className="mt-2">
              <Link href={`/help/ask?about=${id}`} prefetch={false} className={textLinkAloneClass}>
                Ask us about this
              </Link>
            </p>
          </AccordionItem>
        ))}
      </Accordion>
    </>
  );
}

function Running({ running }: Pick<SituationsProps, 'running'>) {
  return (
    <section
      aria-labelledby="running"
      className="mt-5 rounded border border-amber-300 bg-amber-50 p-4 sm:px-5"
    >
      <h2 id="running" className="text-xl">
        Waiting for your answer
      </h2>
      <ul className="mt-1">
        {running.map(({ _id, action, about, href }) => (
          <li key={_id}>
            <Link href={href} prefetch={false} className={textLinkAloneClass}>
              {action}: {about}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
