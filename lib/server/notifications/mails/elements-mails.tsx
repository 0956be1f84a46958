import 'server-only';
import type { CSSProperties, ReactNode } from 'react';

/** HTML that programs for mail show alike: they know tables, inline styles and little else. */

interface Styled {
  className?: string;
  style: CSSProperties;
  children: ReactNode;
}

const TABLE = {
  border: 0,
  cellPadding: 0,
  cellSpacing: 0,
  width: '100%',
  align: 'center',
} as const;

/** A column on a ground of its own, as wide as there is room. */
export function Section({ children, ...rest }: Partial<Styled>) {
  return (
    <table {...TABLE} role="presentation" {...rest}>
      <tbody>
        <tr>
          <td>{children}</td>
        </tr>
      </tbody>
    </table>
  );
}

/**
 * The page. Some programs drop `body` with its padding, so that a cell inside has all of the style, and the body the ground for
 * those that keep it.
 */
export function Body({ className, style, children }: Styled) {
  return (
    <body
      className={className}
      style={{ backgroundColor: style.backgroundColor, margin: 0, padding: 0 }}
    >
      <table {...TABLE} role="presentation">
        <tbody>
          <tr>
            <td style={style}>{children}</td>
          </tr>
        </tbody>
      </table>
    </body>
  );
}

/** Letters that lists of mails show of a mail, and that have no width. */
const PREVIEW_LENGTH = 150;
const NO_WIDTH = '\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff';

/** Shows a text beside the subject in a list of mails; the blanks after it keep the mail's text from following. */
export function Preview({ children }: { children: string }) {
  const text = children.slice(0, PREVIEW_LENGTH);
  return (
    <div
      data-skip-in-text
      style={{
        display: 'none',
        overflow: 'hidden',
        lineHeight: '1px',
        opacity: 0,
        maxHeight: 0,
        maxWidth: 0,
      }}
    >
      {text}
      {text.length < PREVIEW_LENGTH && <div>{NO_WIDTH.repeat(PREVIEW_LENGTH - text.length)}</div>}
    </div>
  );
}
