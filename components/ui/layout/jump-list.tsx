import { buttonClass } from '../forms/button-class';

interface JumpListProps {
  sections: readonly (readonly [id: string, name: string, ...unknown[]])[];
  className?: string;
}

export function JumpList({ sections, className }: JumpListProps) {
  return (
    <nav aria-label="On this page" className={className}>
      <ul className="-mx-4 flex gap-2 px-4 py-1 scroll-x sm:mx-0 sm:flex-wrap sm:px-0 [&>*]:shrink-0">
        {sections.map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`} className={buttonClass({ variant: 'outline', size: 'small' })}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
