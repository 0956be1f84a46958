import { buttonClass } from '../forms/button-class';

interface JumpListProps {
  sections: readonly (readonly [id: string, name: string, ...unknown[]])[];
  className?: string;
}

export function JumpList({ sections, className }: JumpListProps) {
  return (
    <nav aria-label="On this page" className={className}>
      <ul className="flex flex-wrap gap-2">
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
