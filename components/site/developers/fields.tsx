import type { ApiBody, ApiField } from '@/lib/contract/site/api-reference';
import { WithCode } from './with-code';

export const schemaAnchor = (name: string) => `schema-${name}`;

/** Parameters or properties, each with what it is and means. */
export function Fields({ fields }: { fields: readonly ApiField[] }) {
  return (
    <dl className="mt-2 divide-y rounded border bg-white text-base">
      {fields.map((field) => (
        <div key={field.name} className="px-3 py-2">
          <dt className="flex flex-wrap items-baseline gap-x-3">
            <code className="font-mono text-sm font-semibold wrap-anywhere text-neutral-900">
              {field.name}
            </code>
            <span className="text-sm wrap-anywhere text-neutral-600">
              <Kind of={field} />
              {field.isRequired && <span>, required</span>}
            </span>
          </dt>
          {field.text && (
            <dd className="text-sm text-neutral-800">
              <WithCode text={field.text} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

/** A body, by the name of its schema or by its properties. */
export function Body({ body }: { body: ApiBody }) {
  return (
    <>
      <p className="mt-1! text-sm">
        <code className="font-mono">{body.mediaType}</code>
        <span>: </span>
        <Kind of={body} />
      </p>
      {body.fields.length > 0 && <Fields fields={body.fields} />}
    </>
  );
}

interface KindProps {
  of: Pick<ApiField, 'kind' | 'schemas'>;
}

/** Says what a value is; each schema leads to its place on the page. */
export function Kind({ of: { kind, schemas } }: KindProps) {
  return [...kind.matchAll(/\w+|\W+/g)].map(({ 0: word, index }) => (
    <span key={index}>
      {schemas.includes(word) ? <a href={`#${schemaAnchor(word)}`}>{word}</a> : word}
    </span>
  ));
}
