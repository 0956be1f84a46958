import { CalendarCheck, Phone, Video } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icons/icon';

export function HowItWorks() {
  return (
    <section
      className="mx-auto max-w-page px-4 py-10 lg:px-6 lg:py-24"
      aria-labelledby="how-it-works"
    >
      <div className="lg:grid lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-16">
        <div>
          <h2 id="how-it-works" className="text-3xl">
            How a consultation works
          </h2>
          <p className="mt-3 text-neutral-700">
            Three steps. You see the full price and the refund rule before you pay.
          </p>
        </div>
        <ol className="mt-6 grid gap-7 md:grid-cols-3 md:gap-5 lg:mt-0">
          <Step title="Say what happened" drawing={<ProblemDrawing />}>
            Pick from about 190 problems in plain words. We show you lawyers who handle it.
          </Step>
          <Step title="Choose a lawyer and a time" drawing={<TimesDrawing />}>
            Every IBP ID is checked, and every card shows the fees for 30 and 60 minutes.
          </Step>
          <Step title="Meet by video or phone" drawing={<MeetingDrawing />}>
            Pay online and the time is yours. You get a confirmation by email and can add the
            meeting to your calendar.
          </Step>
        </ol>
      </div>
    </section>
  );
}

interface StepProps {
  title: string;
  drawing: ReactNode;
  children: ReactNode;
}

function Step({ title, drawing, children }: StepProps) {
  return (
    <li>
      {drawing}
      <h3 className="mt-4 text-lg font-semibold">{title}</h3>
      <p className="mt-1 text-neutral-700">{children}</p>
    </li>
  );
}

function ProblemDrawing() {
  return (
    <div
      className="grid h-40 md:h-44 content-center rounded border bg-white p-4"
      aria-hidden="true"
    >
      <div className="rounded border border-neutral-400 px-3 py-2.5 text-sm">
        dismissed with
        <span className="ml-px border-l border-teal-800" />
      </div>
      <div className="mt-1.5 rounded border p-1 text-sm">
        <div className="rounded-inner bg-teal-50 px-2 py-1.5 font-medium text-teal-900">
          Dismissed without notice
        </div>
        <div className="px-2 py-1.5 text-neutral-700">Dismissed while pregnant</div>
      </div>
    </div>
  );
}

const TIMES = ['9:00', '10:00', '10:30'];

function TimesDrawing() {
  return (
    <div
      className="grid h-40 md:h-44 content-center gap-3.5 rounded border bg-white p-4"
      aria-hidden="true"
    >
      <div className="flex items-center gap-2.5">
        <span className="grid size-10 place-items-center rounded bg-teal-100 font-semibold text-teal-900">
          MS
        </span>
        <div className="text-sm">
          <div className="font-semibold">Atty. M. Santos</div>
          <div className="text-neutral-600 tabular">30 minutes ₱1,500</div>
        </div>
      </div>
      <div className="grid grid-cols-3 gap-1.5 text-center text-sm font-semibold tabular">
        {TIMES.map((time) => (
          <span
            key={time}
            className={
              time === '10:00'
                ? 'rounded bg-teal-800 py-2 text-white'
                : 'rounded border border-teal-200 bg-teal-50 py-2 text-teal-900'
            }
          >
            {time}
          </span>
        ))}
      </div>
    </div>
  );
}

function MeetingDrawing() {
  return (
    <div
      className="grid h-40 md:h-44 content-center justify-items-center gap-4 rounded bg-teal-900 p-4 text-white"
      aria-hidden="true"
    >
      <div className="flex items-center gap-3">
        <span className="grid size-16 place-items-center rounded bg-teal-100 font-serif text-2xl text-teal-900">
          MS
        </span>
        <span className="grid size-16 place-items-center rounded bg-teal-700 font-serif text-2xl">
          You
        </span>
      </div>
      <div className="flex gap-2">
        {Object.entries({ Video, Phone, CalendarCheck }).map(([name, icon]) => (
          <span key={name} className="grid size-9 place-items-center rounded-full bg-teal-700">
            <Icon of={icon} className="size-4" />
          </span>
        ))}
      </div>
    </div>
  );
}
