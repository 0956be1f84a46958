import type { GuideSource } from '../guide';
import { LAWS, type LawKey } from '../laws';
import type { SearchRegion } from '../regions';

/** Who gives free legal help that is not booked here. */
export type HelpKind = 'pao' | 'ibp' | 'clinic' | 'government';

/** An office that gives free legal help, as far as a source says so. */
export interface HelpOffice {
  readonly kind: HelpKind;
  readonly name: string;
  /** Town, city or province it serves or stands in. */
  readonly place: string;
  readonly does: string;
  readonly address?: string;
  readonly hours?: string;
  readonly source: GuideSource;
}

/** How to find offices of a kind that no list names for every place. */
export interface HelpGroup {
  readonly kind: HelpKind;
  readonly name: string;
  /** Whom it helps, and with what. */
  readonly about: string;
  /** The way to the one nearby. */
  readonly find: string;
  readonly phones?: readonly string[];
  readonly links: readonly { readonly label: string; readonly url: string }[];
  readonly sources: readonly GuideSource[];
}

export type RegionalOffices = Readonly<Partial<Record<SearchRegion, readonly HelpOffice[]>>>;

/** Manila day on which the sources were read. */
export const HELP_READ = '2026-11-23';

/** A source as it was read on that day. */
export function read(title: string, url: string): GuideSource {
  return { title, url, read: HELP_READ };
}

/** A law of the catalogue as a source. */
export function readLaw(key: LawKey, part?: string): GuideSource {
  const { name, dated, url } = LAWS[key];
  return read([name, part, dated].filter(Boolean).join(', '), url);
}
