import { textLinkClass } from '@/components/ui/layout/text-link';

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

interface TextPart {
  readonly text: string;
  /** Where in the text it begins. */
  readonly at: number;
  /** Where it leads, when it is a web address. */
  readonly href?: string;
}

const ADDRESS = /https?:\/\/[^\s<>"']+/g;

/** Ends a sentence or a bracket rather than an address. */
const TRAILING = /[.,;:!?…)\]}*_~]+$/;

/** A text with its web addresses apart. Only http and https lead anywhere, and each shows where. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index: at } of text.matchAll(ADDRESS)) {
    const address = withoutTrailing(found);
    if (!URL.canParse(address)) continue;
    if (at > end) parts.push({ text: text.slice(end, at), at: end });
    parts.push({ text: address, at, href: new URL(address).href });
    end = at + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), at: end });
  return parts;
}

/** A closing bracket stays where the address has the opening one. */
function withoutTrailing(address: string): string {
  const cut = address.replace(TRAILING, '');
  const opened = cut.split('(').length - cut.split(')').length;
  return opened > 0 && address.startsWith(`${cut})`) ? `${cut})` : cut;
}
