import type { Thing } from 'schema-dts';

/** Structured data of a page. It may hold only content that is also visible on the page (e2e/json-ld.spec.ts). */
export function JsonLd({ things }: { things: readonly Thing[] }) {
  const data = { '@context': 'https://schema.org', '@graph': things };
  return <script type="application/ld+json">{scriptSafeJson(data)}</script>;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Serializes JSON that can neither end its script element nor begin a comment there. */
export function scriptSafeJson(value: object): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (sign) => ESCAPES[sign] ?? '');
}
