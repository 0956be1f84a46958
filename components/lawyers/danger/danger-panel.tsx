import Link from 'next/link';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/forms/button-class';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { children, crisis, emergency, women } from '@/lib/catalogue/legal-help/help-lines';
import { IN_DANGER_PATH, PUBLIC_HELP_PATH } from '@/lib/catalogue/legal-help/public-help-path';
import type { DangerKind } from '@/lib/catalogue/legal-problems/dangers/danger-kinds';
import { phoneHref } from '@/lib/domain/platform/phone';
import { LeaveQuickly } from './leave-quickly';

interface DangerPanelProps {
  kinds: readonly DangerKind[];
  /** Only what to call. */
  short?: boolean;
  className?: string;
}

/** Says where help is now, by what somebody is in danger of, and leaves the page quickly. */
export function DangerPanel({ kinds, short = false, className = '' }: DangerPanelProps) {
  return (
    <div
      className={`grid gap-4 rounded border border-l-4 border-red-600 bg-white p-3 text-neutral-900 sm:p-4 ${className}`}
    >
      {kinds.map((kind) => {
        const { call: ToCall, more: More } = HELP[kind];
        return (
          <div key={kind}>
            <ToCall />
            {!short && <More />}
          </div>
        );
      })}
      {!short && (
        <div className="border-t pt-3 text-sm text-neutral-700">
          <Link href={IN_DANGER_PATH} prefetch={false} className={textLinkClass}>
            Where these numbers are from
          </Link>
          {kinds.some((kind) => kind !== 'arrest') && <LeaveQuickly />}
        </div>
      )}
    </div>
  );
}

/** The numbers to call, and what else helps. */
interface Help {
  readonly call: () => ReactNode;
  readonly more: () => ReactNode;
}

const HELP: Readonly<Record<DangerKind, Help>> = {
  violence: {
    call: () => (
      <>
        <Title
          english="In danger now? Call 911."
          filipino="Nasa panganib ka? Tumawag sa 911."
          cebuano="Naa ka sa peligro? Tawag sa 911."
        />
        <Numbers>
          <Call phones={emergency.phones} label="Call" first />
          <Call phones={women.phones.slice(0, 1)} label="Women’s desk" />
          <Call phones={children.phones} label="For a child" />
          <PublicAttorney />
        </Numbers>
      </>
    ),
    more: () => (
      <>
        <p className="mt-2.5">
          Is it a husband, a partner or a former one? Your barangay’s VAW desk can order them to
          stop, <strong>today and free</strong> (barangay protection order, RA 9262).
        </p>
        <Translated
          filipino="Humingi ng protection order sa barangay: libre, at sa araw ding iyon."
          cebuano="Pangayo og protection order sa barangay: libre, ug sa samang adlaw."
        />
      </>
    ),
  },
  life: {
    call: () => (
      <>
        <Title
          english="You are not alone. Talk to somebody now: 1553."
          filipino="Hindi ka nag-iisa. May makakausap ka ngayon: 1553."
          cebuano="Wala ka mag-inusara. Naay makaistorya nimo karon: 1553."
        />
        <Numbers>
          <Call phones={crisis.phones} label="Call" first />
          <Call phones={emergency.phones} label="Danger now" />
        </Numbers>
      </>
    ),
    more: () => (
      <p className="mt-2.5">
        The National Center for Mental Health listens, free and at any hour. What troubles you,
        debts too, can wait until you have talked.
      </p>
    ),
  },
  arrest: {
    call: () => (
      <>
        <Title
          english="Somebody was arrested? Say nothing without a lawyer."
          filipino="May inaresto? May karapatang manahimik at magkaroon ng abogado."
          cebuano="Naay gidakpan? Naay katungod nga mohilom ug makabaton og abogado."
        />
        <Numbers>
          <PublicAttorney first />
          <Call phones={emergency.phones} label="Danger now" />
        </Numbers>
      </>
    ),
    more: () => (
      <p className="mt-2.5">
        A lawyer is free for who cannot pay one (RA 7438). Ask at which station, and go there.
      </p>
    ),
  },
};

interface TranslatedProps {
  filipino: string;
  cebuano: string;
}

function Title({ english, ...others }: TranslatedProps & { english: string }) {
  return (
    <>
      <h2 className="text-lg font-semibold">{english}</h2>
      <Translated {...others} />
    </>
  );
}

function Translated({ filipino, cebuano }: TranslatedProps) {
  return (
    <p className="text-sm text-neutral-700">
      <span lang="fil">{filipino}</span> <span lang="ceb">{cebuano}</span>
    </p>
  );
}

function Numbers({ children: links }: { children: ReactNode }) {
  return <ul className="mt-2.5 flex flex-wrap gap-2">{links}</ul>;
}

interface CallProps {
  phones: readonly string[];
  label: string;
  first?: boolean;
}

function Call({ phones, label, first = false }: CallProps) {
  return phones.map((number, at) => (
    <li key={number}>
      <a
        href={phoneHref(number)}
        className={buttonClass({
          variant: first && at === 0 ? 'primary' : 'outline',
          size: 'small',
        })}
      >
        {`${label} ${number}`}
      </a>
    </li>
  ));
}

function PublicAttorney({ first = false }: { first?: boolean }) {
  return (
    <li>
      <Link
        href={PUBLIC_HELP_PATH}
        prefetch={false}
        className={buttonClass({ variant: first ? 'primary' : 'outline', size: 'small' })}
      >
        Free lawyer (PAO)
      </Link>
    </li>
  );
}
