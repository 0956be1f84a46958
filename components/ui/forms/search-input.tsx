import { Search } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '../icons/icon';
import { Input } from './input';

export function SearchInput(props: Omit<ComponentProps<typeof Input>, 'type' | 'className'>) {
  return (
    <div className="relative">
      <Icon
        of={Search}
        className="pointer-events-none absolute inset-y-0 left-3 my-auto size-5 text-neutral-600"
      />
      <Input
        {...props}
        type="search"
        className="pl-10 [&::-webkit-search-cancel-button]:grayscale"
        autoComplete="off"
      />
    </div>
  );
}
