import { ArrowRight, CircleCheck, CircleDashed, Clock, type IconNode } from 'lucide';
import Link from 'next/link';
import { PUBLIC_PROFILE_PATH } from '@/components/lawyers/addresses';
import { PART_LINKS, REGISTRATION_LINK } from '@/components/lawyers/profile-editor/preview/parts';
import { PROFILE_PATH } from '@/components/lawyers/profile-editor/sections';
import { plural } from '@/components/meetings/meeting-labels';
import { classNames } from '@/components/ui/class-names';
import { Progress } from '@/components/ui/display/progress';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import { textLinkAloneClass } from '@/components/ui/layout/text-link';
import type { Dashboard } from '@/lib/contract/meetings/dashboard';
import {
  minutesLeft,
  type ProfileStep,
  type StepName,
  type StepState,
} from '@/lib/domain/lawyers/profile-steps';
import { VERIFIER_LINK_HOURS } from '@/lib/domain/lawyers/verification';

const COPY: Readonly<Record<StepName, readonly [label: string, detail: string]>> = {
  ids: ['Your IDs', 'Your IBP ID and a government ID'],
  basic_info: ['Basic info', 'Who you are, what you do, and a quote in your own words'],
  second_factor: ['Second factor', 'A passkey or an app, so that nobody can redirect your money'],
  banking_info: ['Bank details', 'Where we send your fees'],
  picture: ['Picture', 'Shown on your profile and in search'],
  education: ['Education', 'School, degree and years'],
  work_experience: ['Work experience', 'Where you work now and worked before'],
  availability: ['Available days', 'When clients can book you'],
  services: ['Prices', 'Your fees for 30 and 60 minutes'],
  registration: ['Registration for tax', 'Your TIN and BIR Form 2303, checked by us'],
};

/** Gives no duration, since that of a check is unknown: explains the process and when it continues. */
const CHECKING = `A person compares them with your name and numbers. After ${VERIFIER_LINK_HOURS} hours without a result we remind them every day. We’ll email you.`;

const MARKS: Readonly<Record<StepState, readonly [icon: IconNode, colour: string]>> = {
  todo: [CircleDashed, 'text-amber-600'],
  checking: [Clock, 'text-amber-600'],
  done: [CircleCheck, 'text-teal-700'],
};

const BANK_PATH = `${PROFILE_PATH}/banking-info`;
const FACTORS_PATH = '/lawyer-portal/account-settings/security#second-factor';

interface StepsCardProps {
  steps: readonly ProfileStep[];
  profile: Dashboard['profile'];
}

/** Steps to a public profile, each with its state and duration. */
export function StepsCard({ steps, profile }: StepsCardProps) {
  const done = steps.filter(({ state }) => state === 'done').length;
  const next = steps.find(({ state }) => state === 'todo');
  return (
    <section aria-labelledby="steps" className="rounded border bg-white">
      <div className="p-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h2 id="steps" className="text-xl">
            {profile.was_shown ? 'Clients can’t see your profile' : 'Your way to a public profile'}
          </h2>
          <p className="text-sm text-neutral-600 tabular">
            {done} of {steps.length} done
          </p>
        </div>
        <Progress label="Steps done" value={done} max={steps.length} className="mt-3" />
        <p className="mt-3 font-semibold">{leftLabel(steps)}</p>
        <p className="text-neutral-700">{outcome(profile)}</p>
        {next && (
          <Link
            href={hrefOf(next.name, next.state)}
            prefetch={false}
            className={`${buttonClass()} mt-4 max-sm:w-full`}
          >
            {`Continue: ${COPY[next.name][0]}`}
          </Link>
        )}
      </div>
      <ol>
        {steps.map((step) => (
          <Row key={step.name} step={step} />
        ))}
      </ol>
      <p className="border-t px-5 py-1.5 text-sm">
        <Link href={PUBLIC_PROFILE_PATH} prefetch={false} className={textLinkAloneClass}>
          Preview it as a client
        </Link>
      </p>
    </section>
  );
}

function leftLabel(steps: readonly ProfileStep[]): string {
  const minutes = minutesLeft(steps);
  return minutes > 0 ? `About ${plural(minutes, 'minute')} left` : 'Nothing is left for you to do';
}

function outcome({ was_shown, is_public }: Dashboard['profile']): string {
  if (is_public) return 'They can again once every step is done. Booked meetings stay.';
  return was_shown
    ? 'They can again once every step is done and you show it. Booked meetings stay.'
    : 'Clients can find and book you once every step is done and you show your profile.';
}

function Row({ step: { name, state, minutes } }: { step: ProfileStep }) {
  const [icon, colour] = MARKS[state];
  const [label, detail] = COPY[name];
  return (
    <li className="relative flex items-start gap-3 border-t px-5 py-3 hover:bg-neutral-50">
      <Icon of={icon} className={classNames('mt-px size-5.5 shrink-0', colour)} />
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-x-3">
          <Link
            href={hrefOf(name, state)}
            prefetch={false}
            className={classNames('stretch rounded', state !== 'done' && 'font-semibold')}
          >
            {label}
            <span className="sr-only">, {STATE_NAMES[state]}</span>
          </Link>
          <p className="shrink-0 text-sm leading-6 text-neutral-600 tabular">
            {state === 'todo' ? (
              `about ${minutes} min`
            ) : (
              <span aria-hidden="true">{SHORT[state]}</span>
            )}
          </p>
        </div>
        {state !== 'done' && (
          <p className="text-sm text-neutral-600">{state === 'checking' ? CHECKING : detail}</p>
        )}
      </div>
      {state === 'todo' && <Icon of={ArrowRight} className="mt-1 size-4.5 shrink-0" />}
    </li>
  );
}

const STATE_NAMES: Readonly<Record<StepState, string>> = {
  todo: 'to do',
  checking: 'being checked',
  done: 'done',
};

const SHORT: Readonly<Record<Exclude<StepState, 'todo'>, string>> = {
  checking: 'Being checked',
  done: 'Done',
};

/** Returns the link of a step: IDs are submitted on this page, and reviewed in the profile. */
function hrefOf(name: StepName, state: StepState): string {
  if (name === 'ids') return state === 'todo' ? '#verification' : `${PROFILE_PATH}#verification`;
  if (name === REGISTRATION_LINK.part) return REGISTRATION_LINK.href;
  // It is added there, in place of the form.
  if (name === 'second_factor') return state === 'todo' ? BANK_PATH : FACTORS_PATH;
  return PART_LINKS.find(({ part }) => part === name)?.href ?? PROFILE_PATH;
}
