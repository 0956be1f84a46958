import { Languages, type LucideIcon, MapPin, Scale } from 'lucide-react';
import { classNames } from '@/components/ui/class-names';
import type { LawyerCard } from '@/lib/contract/lawyers';
import { placeOf } from './practice';

interface LawyerFactsProps {
  lawyer: Pick<LawyerCard, 'areas_of_practice' | 'city' | 'region' | 'languages'>;
  /** Smaller, for a card in a list. */
  compact?: boolean;
}

/** What a lawyer practises, where, and in which languages. */
export function LawyerFacts({ lawyer, compact = false }: LawyerFactsProps) {
  const facts: { name: string; Icon: LucideIcon; text: string }[] = [
    { name: 'Areas', Icon: Scale, text: lawyer.areas_of_practice.join(', ') },
    { name: 'Region', Icon: MapPin, text: placeOf(lawyer) },
    { name: 'Languages', Icon: Languages, text: lawyer.languages.join(', ') },
  ];
  return (
    <ul className={classNames('mt-3.5 grid gap-1.5 text-neutral-700', compact && 'text-sm')}>
      {facts.map(({ name, Icon, text }) => (
        <li key={name} className={classNames('flex', compact ? 'gap-2' : 'gap-2.5')}>
          <Icon
            className={classNames('text-neutral-500', compact ? 'mt-px size-4.5' : 'mt-0.5 size-5')}
          />
          <span className="min-w-0">
            <span className="sr-only">{name}: </span>
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
