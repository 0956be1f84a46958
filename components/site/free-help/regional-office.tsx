import type { HelpKind, HelpOffice } from '@/lib/catalogue/legal-help/help-files';
import { Sources } from './sources';

const KINDS: Readonly<Record<HelpKind, string>> = {
  pao: 'Public Attorney’s Office',
  ibp: 'IBP chapter',
  clinic: 'Law school clinic',
  government: 'Government office',
};

/** An office with what it does, and where that was read. */
export function RegionalOffice({ office }: { office: HelpOffice }) {
  const { kind, name, place, does, address, hours, source } = office;
  return (
    <li>
      <p className="text-sm text-neutral-600">{KINDS[kind]}</p>
      <p className="font-semibold text-neutral-900">{name}</p>
      <p>{address ? `${address}, ${place}` : place}</p>
      {hours && <p>{hours}</p>}
      <p className="mt-1">{does}</p>
      <Sources sources={[source]} />
    </li>
  );
}
