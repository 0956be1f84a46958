import { Fragment, type ReactNode } from 'react';
import type { ApiOperation } from '@/lib/contract/site/api-reference';
import { Body, Fields } from './fields';
import { Fold } from './fold';
import { WithCode } from './with-code';

/** One operation: who may call it, what it takes and answers, how it fails, and an example. */
export function Operation({ operation }: { operation: ApiOperation }) {
  const { method, path, access, parameters, body, answer, errors, example } = operation;
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2 rounded border bg-white px-3 py-2">
        <strong className="text-sm">{method}</strong>
        <code className="font-mono text-sm wrap-anywhere">{path}</code>
      </p>
      <p>
        <WithCode text={access} />
      </p>
      <Fold title={foldTitle(operation)}>
        {parameters.length > 0 && (
          <Part title="Parameters">
            <Fields fields={parameters} />
          </Part>
        )}
        {body && (
          <Part title="Body">
            <Body body={body} />
          </Part>
        )}
        <Part title={`Answer, ${answer.status}`}>
          {answer.body ? <Body body={answer.body} /> : <p className="mt-1! text-sm">No body.</p>}
        </Part>
        <Part title="Errors">
          <Errors errors={errors} />
        </Part>
        {example && (
          <Part title="Example, lists cut short">
            <Code>{example.call}</Code>
            {example.answer && <Code>{example.answer}</Code>}
          </Part>
        )}
      </Fold>
    </>
  );
}

/** Names what is folded away under an operation. */
function foldTitle({ parameters, body, example }: ApiOperation): string {
  const parts = [
    parameters.length > 0 && 'parameters',
    body && 'body',
    'answer',
    'errors',
    example && 'example',
  ].filter((part) => typeof part === 'string');
  const text = `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function Errors({ errors }: Pick<ApiOperation, 'errors'>) {
  const statuses = [...new Set(errors.map(({ status }) => status))].toSorted((a, b) => a - b);
  return (
    <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm">
      {statuses.map((status) => (
        <Fragment key={status}>
          <dt className="font-semibold text-neutral-900 tabular">{status}</dt>
          <dd className="flex flex-wrap gap-x-4 gap-y-1 font-mono">
            {errors
              .filter((error) => error.status === status)
              .map(({ key }) => (
                <code key={key}>{key}</code>
              ))}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h3 className="mt-5! text-base!">{title}</h3>
      {children}
    </>
  );
}

/** A text of a program, in lines as wide as the page. */
export function Code({ children }: { children: string }) {
  return (
    <pre className="mt-2 rounded border bg-white p-3 font-mono text-xs leading-5 whitespace-pre-wrap wrap-anywhere text-neutral-900">
      {children}
    </pre>
  );
}
