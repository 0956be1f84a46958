import type { ReactNode } from 'react';
import type { ApiOperation } from '@/lib/contract/site/api-reference';
import { Body, Fields } from './fields';
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
        <p className="mt-1! text-sm">
          {errors.map(({ key, status }) => `${status} ${key}`).join(', ')}
        </p>
      </Part>
      {example && (
        <Part title="Example, lists cut short">
          <Code>{example.call}</Code>
          {example.answer && <Code>{example.answer}</Code>}
        </Part>
      )}
    </>
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
