export const ICON_BUTTON =
  'grid size-tap shrink-0 place-items-center rounded text-white transition-colors hover:bg-teal-800';
