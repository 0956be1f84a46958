/** One problem as a group's file lists it; the group and the area are the file's own. */
export interface ProblemEntry {
  _id: number;
  /** In a layperson's words, at most 60 characters. */
  label: string;
  /** Phrases that people type for it, Filipino and Bisaya included, with commas between them. Searched, never shown. */
  additional_text?: string;
}
