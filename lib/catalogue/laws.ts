import content from '@/content/laws.json' with { type: 'json' };

interface Law {
  readonly name: string;
  readonly title: string;
  readonly dated: string;
  readonly url: string;
}

export type LawKey = keyof typeof content.laws;

export const LAWS: Readonly<Record<LawKey, Law>> = content.laws;

/** Manila day on which our pages were last compared with these texts. */
export const LAW_CHECKED = content.checked.pages;

/** Manila day of the last comparison of our texts about tax. */
export const TAX_LAW_CHECKED = content.checked.tax;

/** Manila day of the last comparison of our texts about notarization. */
export const NOTARY_LAW_CHECKED = content.checked.notarization;

/** Manila day of the last comparison of the page of free legal help, on which its other sources were read too. */
export const FREE_HELP_LAW_CHECKED = content.checked.freeHelp;
