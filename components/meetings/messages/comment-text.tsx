import { textLinkClass } from '@/components/ui/layout/text-link';
import { textParts } from './text-links';

/** A message as it was typed: line breaks kept, web addresses as links, nothing of it HTML. */
export function CommentText({ text }: { text: string }) {
  const parts = textParts(text);
  return (
    <p className="break-words whitespace-pre-line">
      {parts.map(({ text: part, at, href }) =>
        href ? (
          <a
            key={at}
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            className={`${textLinkClass} break-all`}
          >
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  );
}
