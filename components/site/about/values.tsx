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
    text: 'A person compares every lawyer’s IBP ID and government ID with the name on the profile. The profile says in which month, and 13 months later the check no longer counts. The commission of a notary public is compared with its document in the same way. That is a fact about identity; we do not dress it up as a verdict on quality.',
    icon: ScanSearch,
  },
  {
    title: 'The price and the time first',
    text: 'Who can help, when, and for how much: you see all three before you open an account. The total stands beside the button that spends, and so does the rule by which you get it back.',
    icon: CalendarClock,
  },
  {
    title: 'Independent lawyers',
    text: 'Lawyers set their own prices and hours and keep their whole fee. Nobody can buy a place in the results, and nobody is called the best. Where we pick lawyers ourselves, we draw lots and say so.',
    icon: Scale,
  },
  {
    title: 'Between you and your lawyer',
    text: 'What you write and attach opens for you and the lawyer you booked, and for nobody else. No tracking, no advertisements, no recording of meetings.',
    icon: EyeOff,
  },
];

/** What the product holds itself to, one card each. */
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
