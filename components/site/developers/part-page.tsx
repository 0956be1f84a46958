import Link from 'next/link';
import { DocumentPage } from '@/components/site/legal/document-page';
import type { ApiPart, ApiSchema } from '@/lib/contract/site/api-reference';
import { Fields, Kind, schemaAnchor } from './fields';
import { Fold } from './fold';
import { Operation } from './operation';

/** All operations of one part of the API, and the schemas that they use. */
export function PartPage({ part }: { part: ApiPart }) {
  return (
    <DocumentPage
      title={part.title}
      intro={
        <>
          <p>{part.text}</p>
          <p>
            <Link href="/developers" prefetch={false}>
              All parts, rules and errors
            </Link>
          </p>
        </>
      }
      sections={[
        ...part.operations.map((operation) => ({
          id: operation.name,
          title: operation.summary,
          body: <Operation operation={operation} />,
        })),
        ...(part.schemas.length > 0
          ? [{ id: 'schemas', title: 'Schemas', body: <Schemas schemas={part.schemas} /> }]
          : []),
      ]}
    />
  );
}

function Schemas({ schemas }: Pick<ApiPart, 'schemas'>) {
  return schemas.map((schema) => (
    <Fold key={schema.name} id={schemaAnchor(schema.name)} title={schema.name}>
      <SchemaFields schema={schema} />
    </Fold>
  ));
}

function SchemaFields({ schema }: { schema: ApiSchema }) {
  if (schema.fields.length > 0) return <Fields fields={schema.fields} />;
  return (
    <p>
      <Kind of={schema} />
    </p>
  );
}
