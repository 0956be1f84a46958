import { Fragment } from 'react';

/** A text with code between backticks, each of which stands in it once. */
export function WithCode({ text }: { text: string }) {
  const parts = text.split(/(`[^`]+`)/).filter(Boolean);
  return parts.map((part) =>
    part.startsWith('`') ? (
      <code key={part} className="font-mono text-sm wrap-anywhere">
        {part.slice(1, -1)}
      </code>
    ) : (
      <Fragment key={part}>{part}</Fragment>
    ),
  );
}
