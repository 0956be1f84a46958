/** Returns the public name of a review's author: `Maria S.`, `Sukarno` for a single name, or `Client` on request. */
export function reviewAuthor(
  { firstName, lastName }: { firstName: string; lastName: string },
  showName: boolean,
): string {
  if (!showName) return 'Client';
  const [initial] = lastName;
  return initial ? `${firstName} ${initial.toUpperCase()}.` : firstName;
}
