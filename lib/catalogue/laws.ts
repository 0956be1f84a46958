import content from '@/content/laws.json' with { type: 'json' };

interface Law {
  /** As it is cited. */
  readonly name: string;
  readonly title: string;
  /** When it was made. */
  readonly dated: string;
  /** Where its text, or an account of it, can be read. */
  readonly url: string;
}

export type LawKey = keyof typeof content.laws;

/** The laws and rules that our pages rely on. */
export const LAWS: Readonly<Record<LawKey, Law>> = content.laws;

/** Manila day on which our pages were last compared with these texts. */
export const LAW_CHECKED = content.checked.pages;

/** The same of what is said about tax. */
export const TAX_LAW_CHECKED = content.checked.tax;

/** The same of what is said about notarization. */
export const NOTARY_LAW_CHECKED = content.checked.notarization;

/** The same of the page of free legal help, whose other sources were read on that day too. */
export const FREE_HELP_LAW_CHECKED = content.checked.freeHelp;
