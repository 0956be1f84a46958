import { type IconNode, Languages, MapPin, Scale } from 'lucide';
import { placeOf } from '@/components/lawyers/practice';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icons/icon';
import type { LawyerCard } from '@/lib/contract/lawyers/lawyers';

interface LawyerFactsProps {
  lawyer: Pick<LawyerCard, 'areas_of_practice' | 'city' | 'region' | 'languages'>;
  /** Smaller, for a card in a list. */
  compact?: boolean;
}

/** What a lawyer practises, where, and in which languages. */
export function LawyerFacts({ lawyer, compact = false }: LawyerFactsProps) {
  const facts: { name: string; icon: IconNode; text: string }[] = [
    { name: 'Areas', icon: Scale, text: lawyer.areas_of_practice.join(', ') },
    { name: 'Region', icon: MapPin, text: placeOf(lawyer) },
    { name: 'Languages', icon: Languages, text: lawyer.languages.join(', ') },
  ];
  return (
    <ul className={classNames('mt-3.5 grid gap-1.5 text-neutral-700', compact && 'text-sm')}>
      {facts.map(({ name, icon, text }) => (
        <li key={name} className={classNames('flex', compact ? 'gap-2' : 'gap-2.5')}>
          <Icon
            of={icon}
            className={classNames('text-neutral-500', compact ? 'mt-px size-4.5' : 'mt-0.5 size-5')}
          />
          <span className="min-w-0">
            <span className="sr-only">{`${name}: `}</span>
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
