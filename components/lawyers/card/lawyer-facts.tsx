import { type IconNode, Languages, MapPin, Scale } from 'lucide';
import { shortPlaceOf } from '@/components/lawyers/practice';
import { Icon } from '@/components/ui/icons/icon';
import type { LawyerCard } from '@/lib/contract/lawyers/lawyers';

interface Fact {
  name: string;
  icon: IconNode;
  text: string;
}

interface LawyerFactsProps {
  lawyer: Pick<LawyerCard, 'areas_of_practice' | 'city' | 'region' | 'languages'>;
  also?: readonly Fact[];
}

export function LawyerFacts({ lawyer, also = [] }: LawyerFactsProps) {
  const facts: Fact[] = [
    { name: 'Areas', icon: Scale, text: lawyer.areas_of_practice.join(', ') },
    { name: 'Place', icon: MapPin, text: shortPlaceOf(lawyer) },
    { name: 'Languages', icon: Languages, text: lawyer.languages.join(', ') },
    ...also,
  ];
  return (
    <ul className="mt-2 grid gap-1 text-neutral-700 max-sm:text-sm sm:mt-3.5 sm:gap-1.5">
      {facts.map(({ name, icon, text }) => (
        <li key={name} className="flex gap-2.5">
          <Icon of={icon} className="size-5 text-neutral-500 sm:mt-0.5" />
          <span className="min-w-0">
            <span className="sr-only">{`${name}: `}</span>
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
