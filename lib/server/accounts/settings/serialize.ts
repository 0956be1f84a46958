import 'server-only';
import type { User } from '@/lib/contract/accounts/users';
import { pictureUrl } from '@/lib/server/media/pictures/service';
import type { AccountRow } from './store';

type Shown = Pick<
  AccountRow,
  | 'id'
  | 'type'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'picture'
  | 'emailVerifiedAt'
  | 'roles'
>;

export function serializeUser(row: Shown): User {
  return {
    _id: row.id,
    type: row.type,
    first_name: row.firstName,
    last_name: row.lastName,
    email: row.email,
    phone: row.phone,
    picture_url: pictureUrl(row.picture),
    email_verified: row.emailVerifiedAt !== null,
    roles: row.roles,
  };
}
