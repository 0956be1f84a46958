type Named =
  | { readonly firstName: string; readonly lastName: string }
  | { readonly first_name: string; readonly last_name: string };

/**
 * Returns the full name of a person. A single name is a legal name: then the last name is empty.
 * @example fullName({ firstName: 'Sukarno', lastName: '' }) // 'Sukarno'
 */
export function fullName(person: Named): string {
  const [first, last] =
    'firstName' in person
      ? [person.firstName, person.lastName]
      : [person.first_name, person.last_name];
  return last === '' ? first : `${first} ${last}`;
}

/** Whether two people are called the same, however it is capitalised: then a list tells them apart by something else. */
export function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
