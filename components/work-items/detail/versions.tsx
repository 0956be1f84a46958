import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { VERSIONS_ID } from '../versions-id';
import { Section } from './section';

/** Which version the page shows, once there were others. */
export function Versions({ item }: { item: WorkItem }) {
  if (item.version < 2) return null;
  return (
    <Section id={VERSIONS_ID} title="Versions" count={item.version} screenOnly>
      <p className="mt-1 text-neutral-700">This page shows version {item.version}.</p>
    </Section>
  );
}
