import 'server-only';
import { users } from '@/lib/server/schema/accounts';

/** Columns of who acts. */
export const PERSON = {
  id: users.id,
  type: users.type,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  phone: users.phone,
  picture: users.picture,
  emailVerifiedAt: users.emailVerifiedAt,
  roles: users.roles,
};
