import { Fragment } from 'react';

/** A text with code between backticks. */
export function WithCode({ text }: { text: string }) {
  return text.split('`').map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text
    <Fragment key={at}>
      {at % 2 === 1 ? <code className="font-mono text-sm wrap-anywhere">{part}</code> : part}
    </Fragment>
  ));
}
