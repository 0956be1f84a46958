import { MapPin } from 'lucide';
import { shortRegion } from '@/components/lawyers/practice';
import { Icon } from '@/components/ui/icons/icon';
import { Accordion, AccordionItem } from '@/components/ui/layout/accordion';
import { textLinkAloneClass } from '@/components/ui/layout/text-link';
import type { HelpGroup, HelpKind, HelpOffice } from '@/lib/catalogue/legal-help/help-files';
import { HELP_GROUPS, officesIn } from '@/lib/catalogue/legal-help/legal-help';
import { PUBLIC_HELP_ID } from '@/lib/catalogue/legal-help/public-help-path';
import { SEARCH_REGIONS, type SearchRegion } from '@/lib/catalogue/regions';
import { phoneHref } from '@/lib/domain/platform/phone';
import { Sources } from './sources';

const KINDS: Readonly<Record<HelpKind, string>> = {
  pao: 'Public Attorney’s Office',
  ibp: 'IBP chapter',
  clinic: 'Law school clinic',
  government: 'Government office',
};

/** Offices that help without a fee beyond a consultation, nationwide and by region; `region` is open. */
export function PublicHelp({ region }: { region: SearchRegion | null }) {
  return (
    <AccordionItem
      wide
      level="h2"
      id={PUBLIC_HELP_ID}
      title="Where to ask for free legal help"
      open={region !== null}
    >
      <p className="max-w-text text-neutral-700">
        These offices are not part of this site, and nothing is booked here. Offices move and hours
        change: call before you go.
      </p>
      <div className="mt-6 grid gap-8 lg:mt-10 lg:grid-cols-3 lg:gap-10">
        {HELP_GROUPS.map((group) => (
          <Group key={group.kind} group={group} />
        ))}
      </div>
      <h3 className="mt-10 text-xl lg:text-2xl">By region</h3>
      <p className="mt-2 max-w-text text-neutral-700">
        These are the offices for which we found a dated source. The list is not complete: if yours
        is missing, use one of the three ways above.
      </p>
      <Accordion className="mt-5">
        {SEARCH_REGIONS.map((label) => (
          <AccordionItem key={label} title={label} open={label === region}>
            <Region region={label} />
          </AccordionItem>
        ))}
      </Accordion>
    </AccordionItem>
  );
}

function Group({ group: { name, about, find, phones, links, sources } }: { group: HelpGroup }) {
  return (
    <div>
      <h3 className="text-xl">{name}</h3>
      <p className="mt-2 text-neutral-700">{about}</p>
      <p className="mt-2 text-neutral-700">{find}</p>
      <ul className="mt-2">
        {phones?.map((number) => (
          <li key={number}>
            <PhoneLink number={number} />
          </li>
        ))}
        {links.map(({ label, url }) => (
          <li key={url}>
            <a href={url} rel="noopener" className={textLinkAloneClass}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <Sources sources={sources} />
    </div>
  );
}

function Region({ region }: { region: SearchRegion }) {
  const offices = officesIn(region);
  if (offices.length === 0) {
    return (
      <p className="flex gap-2">
        <Icon of={MapPin} className="mt-0.5 size-5 text-neutral-600" />
        <span className="min-w-0">
          We found no dated source for an office in {shortRegion(region)}. Ask for the PAO at the
          hall of justice, call its hotline, or ask your province’s IBP chapter or the nearest law
          school.
        </span>
      </p>
    );
  }
  return (
    <ul className="grid gap-5">
      {offices.map((office) => (
        <RegionalOffice key={office.name} office={office} />
      ))}
    </ul>
  );
}

/** Philippine telephone number as a `tel:` link. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <a href={phoneHref(number)} className={textLinkAloneClass}>
      {number}
    </a>
  );
}

function RegionalOffice({ office }: { office: HelpOffice }) {
  const { kind, name, place, does, address, hours, source } = office;
  return (
    <li>
      <p className="text-sm text-neutral-600">{KINDS[kind]}</p>
      <p className="font-semibold text-neutral-900">{name}</p>
      <p>{address ? `${address}, ${place}` : place}</p>
      {hours && <p>{hours}</p>}
      <p className="mt-1">{does}</p>
      <Sources sources={[source]} />
    </li>
  );
}
