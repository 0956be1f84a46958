/** After too many tries: what the browser has to do cannot be done by a plain form. */
export function NeedsTask() {
  return 'That needs JavaScript. If it is on, please try again. If not, switch it on, or wait an hour.';
}
