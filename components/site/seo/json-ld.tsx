import type { Thing } from 'schema-dts';
import { scriptSafeJson } from './script-safe-json';

/** What a page says, once more for machines. It may hold only what also stands on the page (e2e/json-ld.spec.ts). */
export function JsonLd({ things }: { things: readonly Thing[] }) {
  const data = { '@context': 'https://schema.org', '@graph': things };
  return <script type="application/ld+json">{scriptSafeJson(data)}</script>;
}
