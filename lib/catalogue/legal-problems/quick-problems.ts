interface QuickProblem {
  /** Id of the legal problem it chooses. */
  _id: number;
  label: string;
  /** Name of its lucide icon. */
  icon: string;
}

export const QUICK_PROBLEMS = [
  { _id: 401, label: 'Family', icon: 'Users' },
  { _id: 402, label: 'Personal', icon: 'User' },
  { _id: 403, label: 'Work', icon: 'Briefcase' },
  { _id: 404, label: 'Business', icon: 'Store' },
  { _id: 405, label: 'Land', icon: 'LandPlot' },
  { _id: 406, label: 'Tax', icon: 'ReceiptText' },
  { _id: 407, label: 'Criminal', icon: 'Gavel' },
  { _id: 408, label: 'Immigration', icon: 'Plane' },
] as const satisfies readonly QuickProblem[];
