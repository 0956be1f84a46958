/** A problem as listed in a group's file, which determines its group and area. */
export interface ProblemEntry {
  _id: number;
  /** In a layperson's words, at most 60 characters. */
  label: string;
  /** Phrases that people type for it, Filipino and Bisaya included, separated by commas. Searched, never shown. */
  additional_text?: string;
}
