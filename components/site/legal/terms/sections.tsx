import type { Contacts } from '@/lib/contacts';
import type { DocumentSection } from '../section';
import { agreementSections } from './agreements';
import { bookingSections } from './booking';
import { closingSections } from './closing';
import { notarySections } from './notaries';
import { serviceSections } from './service';

/** The terms of service, part by part. */
export function termsSections(contacts: Contacts): readonly DocumentSection[] {
  return [
    ...serviceSections(contacts),
    ...bookingSections(),
    ...agreementSections(),
    ...notarySections(),
    ...closingSections(contacts),
  ];
}
