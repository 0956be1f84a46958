/** How the public sees who wrote a review: `Maria S.`, or `Client` for who wants that. */
export function reviewAuthor(
  { firstName, lastName }: { firstName: string; lastName: string },
  showName: boolean,
): string {
  const [initial = ''] = lastName;
  return showName ? `${firstName} ${initial.toUpperCase()}.` : 'Client';
}
