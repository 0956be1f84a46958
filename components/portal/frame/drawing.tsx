/** Icons of the portals' navigations, by their class in app/portal.css. */
export type DrawingName =
  | 'agreements'
  | 'calendar'
  | 'clients'
  | 'dashboard'
  | 'find'
  | 'help'
  | 'logout'
  | 'members'
  | 'messages'
  | 'more'
  | 'notary'
  | 'payments'
  | 'practices'
  | 'profile'
  | 'public'
  | 'saved'
  | 'settings'
  | 'video';

/** An icon beside the words it repeats, as `Icon`, but one element whose paths are in the style sheet. */
export function Drawing({ of }: { of: DrawingName }) {
  return <span className={`drawing drawing-${of}`} />;
}
