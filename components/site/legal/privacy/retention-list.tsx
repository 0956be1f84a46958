import { retainedData } from './retained-data';

/** Each kind of data with why it is there and for how long. */
export function RetentionList({ services }: { services: readonly string[] }) {
  return (
    <>
      {retainedData(services).map(({ title, what, why, howLong }) => (
        <div key={title} className="mt-6 border-t pt-5 break-inside-avoid">
          <h3 className="mt-0!">{title}</h3>
          <dl className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-[6rem_minmax(0,1fr)] sm:gap-y-2">
            <Row name="What" text={what} />
            <Row name="Why" text={why} />
            <Row name="How long" text={howLong} />
          </dl>
        </div>
      ))}
    </>
  );
}

function Row({ name, text }: { name: string; text: string }) {
  return (
    <>
      <dt className="text-sm font-medium text-neutral-600 max-sm:mt-2 sm:pt-0.5">{name}</dt>
      <dd>{text}</dd>
    </>
  );
}
