import * as z from 'zod';

/** User as the API returns it, to that user alone. */
export const user = z
  .object({
    _id: z.string(),
    type: z.enum(['CUSTOMER', 'LAWYER']),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    picture_url: z.string().nullable(),
    email_verified: z.boolean(),
    roles: z.array(z.string()),
  })
  .meta({ id: 'User' });
export type User = z.output<typeof user>;

/** The user as stored in the browser under the key `user`: never email or phone. */
export const storedUser = user.omit({ email: true, phone: true });
export type StoredUser = z.output<typeof storedUser>;
