import { CalendarClock, EyeOff, type IconNode, Scale, ScanSearch } from 'lucide';
import { Icon } from '@/components/ui/icons/icon';
import { cardClass } from '@/components/ui/layout/card';

interface Value {
  title: string;
  text: string;
  icon: IconNode;
}

const VALUES: readonly Value[] = [
  {
    title: 'Checked, and we say when',
    text: 'A person compares every lawyer’s IBP ID and government ID with the name on the profile. The profile shows the month of the check, and after 13 months it no longer counts. We check a notary public’s commission against its document in the same way. The check tells you who the lawyer is, not how good.',
    icon: ScanSearch,
  },
  {
    title: 'The price and the time first',
    text: 'Who can help, when, and for how much: you see all three before you open an account. The total and the refund rule are right beside the button you pay with.',
    icon: CalendarClock,
  },
  {
    title: 'Independent lawyers',
    text: 'Lawyers set their own prices and hours and keep their whole fee. Nobody can buy a place in the results, and nobody is called the best. Where we pick lawyers ourselves, we pick at random and say so.',
    icon: Scale,
  },
  {
    title: 'Between you and your lawyer',
    text: 'Only you, the lawyer you booked and those who help that lawyer can open what you write and attach. No tracking, no advertising, no recording of meetings.',
    icon: EyeOff,
  },
];

export function Values() {
  return (
    <ul className="mt-8 grid gap-4 md:grid-cols-2 lg:gap-6">
      {VALUES.map(({ title, text, icon }) => (
        <li key={title} className={`${cardClass} p-5 sm:p-7`}>
          <span className="grid size-12 place-items-center rounded bg-teal-100 text-teal-900">
            <Icon of={icon} className="size-6" />
          </span>
          <h3 className="mt-4 font-serif text-2xl font-medium">{title}</h3>
          <p className="mt-2 text-neutral-700">{text}</p>
        </li>
      ))}
    </ul>
  );
}
