import type { Thing } from 'schema-dts';
import { scriptSafeJson } from './script-safe-json';

/** Structured data of a page. It may hold only what is also visible on the page (e2e/json-ld.spec.ts). */
export function JsonLd({ things }: { things: readonly Thing[] }) {
  const data = { '@context': 'https://schema.org', '@graph': things };
  return <script type="application/ld+json">{scriptSafeJson(data)}</script>;
}
