import type { Thing, WithContext } from 'schema-dts';
import { scriptSafeJson } from './script-safe-json';

/** What a page says, once more for machines. It may hold only what also stands on the page (e2e/seo.spec.ts). */
export function JsonLd({ data }: { data: WithContext<Thing> }) {
  return <script type="application/ld+json">{scriptSafeJson(data)}</script>;
}
