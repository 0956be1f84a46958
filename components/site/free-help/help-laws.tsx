import { AccordionItem } from '@/components/ui/layout/accordion';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { FREE_HELP_LAW_CHECKED, LAWS, type LawKey } from '@/lib/catalogue/laws';
import { dayKeyStart, formatDay } from '@/lib/domain/platform/clock-labels';

const OF_FREE_HELP: readonly LawKey[] = [
  'publicAttorneys',
  'violenceAgainstWomen',
  'lawStudentPractice',
  'unifiedLegalAid',
];

export function HelpLaws() {
  return (
    <AccordionItem wide level="h2" title="Laws and rules on this page">
      <ul className="grid gap-2">
        {OF_FREE_HELP.map((key) => {
          const { name, title, dated, url } = LAWS[key];
          return (
            <li key={key}>
              <a href={url} rel="noopener" className={textLinkClass}>
                {name}
              </a>
              , {title} ({dated})
            </li>
          );
        })}
      </ul>
      <p className="mt-4 max-w-text text-sm text-neutral-600">
        This page was last checked against them on{' '}
        <time dateTime={FREE_HELP_LAW_CHECKED}>
          {formatDay(dayKeyStart(FREE_HELP_LAW_CHECKED))}
        </time>
        . General information, not legal advice.
      </p>
    </AccordionItem>
  );
}
