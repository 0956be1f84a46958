/** How the public sees who wrote a review: `Maria S.`, `Sukarno` for one name alone, or `Client` for who wants that. */
export function reviewAuthor(
  { firstName, lastName }: { firstName: string; lastName: string },
  showName: boolean,
): string {
  if (!showName) return 'Client';
  const [initial] = lastName;
  return initial ? `${firstName} ${initial.toUpperCase()}.` : firstName;
}
