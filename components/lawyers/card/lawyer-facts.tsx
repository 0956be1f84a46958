import { type IconNode, Languages, MapPin, Scale } from 'lucide';
import { placeOf, shortPlaceOf } from '@/components/lawyers/practice';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icons/icon';
import type { LawyerCard } from '@/lib/contract/lawyers/lawyers';

interface Fact {
  name: string;
  icon: IconNode;
  text: string;
}

interface LawyerFactsProps {
  lawyer: Pick<LawyerCard, 'areas_of_practice' | 'city' | 'region' | 'languages'>;
  /** For a card in a list: smaller, and where the card is narrow in two lines. */
  compact?: boolean;
  /** After the others. */
  also?: Fact;
}

/** Two lines in a narrow card, whatever the font: areas and place, then languages. */
const COMPACT = {
  list: 'mt-1 grid grid-cols-[fit-content(66%)_minmax(0,1fr)] text-sm @3xl:mt-3.5 @3xl:grid-cols-1 @3xl:gap-1.5',
  item: 'card-fact',
};

/** What a lawyer practises, where, and in which languages. */
export function LawyerFacts({ lawyer, compact = false, also }: LawyerFactsProps) {
  const facts: Fact[] = [
    { name: 'Areas', icon: Scale, text: lawyer.areas_of_practice.join(', ') },
    {
      name: compact ? 'Place' : 'Region',
      icon: MapPin,
      text: compact ? shortPlaceOf(lawyer) : placeOf(lawyer),
    },
    { name: 'Languages', icon: Languages, text: lawyer.languages.join(', ') },
    ...(also ? [also] : []),
  ];
  return (
    <ul className={classNames('text-neutral-700', compact ? COMPACT.list : 'mt-3.5 grid gap-1.5')}>
      {facts.map(({ name, icon, text }) => (
        <li key={name} className={compact ? COMPACT.item : 'flex gap-2.5'}>
          <Icon of={icon} {...(!compact && { className: 'mt-0.5 size-5 text-neutral-500' })} />
          <span className="min-w-0">
            <span className="sr-only">{`${name}: `}</span>
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
