import { Notice } from '@/components/ui/feedback/notice';
import { textLinkAloneClass } from '@/components/ui/layout/text-link';

export interface FieldProblem {
  name: string;
  label: string;
  message: string;
}

interface ErrorSummaryProps {
  problems: readonly FieldProblem[];
  /** Focuses a field; `setFocus` of react-hook-form. */
  onGo: (name: string) => void;
}

/** All errors that keep a long form from being saved, each with a link to its field. Shown after a failed save. */
export function ErrorSummary({ problems, onGo }: ErrorSummaryProps) {
  if (problems.length === 0) return null;
  return (
    <Notice
      tone="bad"
      title={
        problems.length === 1
          ? 'One field needs your attention'
          : `${problems.length} fields need your attention`
      }
    >
      <ul>
        {problems.map(({ name, label, message }) => (
          <li key={name}>
            <button
              type="button"
              className={`${textLinkAloneClass} text-left text-red-800! decoration-red-300! hover:decoration-red-800!`}
              onClick={() => onGo(name)}
            >
              {label}: {message}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
