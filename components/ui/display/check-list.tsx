import { Check } from 'lucide';
import { classNames } from '../class-names';
import { Icon } from '../icons/icon';

interface CheckListProps {
  items: readonly { readonly name: string; readonly reason: string }[];
  className?: string;
}

export function CheckList({ items, className }: CheckListProps) {
  return (
    <ul className={classNames('border-t', className)}>
      {items.map(({ name, reason }) => (
        <li key={name} className="flex gap-3 border-b py-3">
          <Icon of={Check} className="mt-0.5 size-5 text-teal-700" />
          <div className="min-w-0">
            <p className="font-medium">{name}</p>
            <p className="mt-0.5 text-sm text-neutral-700">{reason}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
