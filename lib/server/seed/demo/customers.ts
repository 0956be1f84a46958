import 'server-only';
import { DAY_MS, manilaDayNumber, manilaDayStart } from '@/lib/domain/platform/time';
import { customerRow } from '../people';
import type { NewUser } from '../store';
import { demoAccount } from './accounts';
import { uuidOf } from './random';

type Client = readonly [first: string, last: string, phone: string];

/** The demo client lives in Dubai; the others are here. */
const CLIENTS: readonly Client[] = [
  ['Anna Beatriz', 'Ferrer', '+971501234567'],
  ['Jonathan', 'Sevilla', '+639175550121'],
  ['Marianne', 'Tiongson', '+639185550122'],
  ['Rodel', 'Bautista', '+639205550123'],
  ['Liza', 'Cordero', '+639275550124'],
  ['Thomas', 'Berger', '+639455550125'],
  ['Noemi', 'Asuncion', '+639565550126'],
  ['Kevin', 'Tan', '+639665550127'],
  ['Shirley', 'Magno', '+639775550128'],
  ['Ismael', 'Jamal', '+639985550129'],
];

interface DemoPasswords {
  readonly customer: string;
  readonly admin: string;
}

/** Ten clients; the first is the demo account. `hashes` are hashes of the printed passwords. */
export function demoCustomers(now: number, hashes: DemoPasswords): NewUser[] {
  return CLIENTS.map(([firstName, lastName, phone], index) => {
    const email = `${firstName}.${lastName}@example.com`.toLowerCase().replaceAll(' ', '-');
    return customerRow({
      id: uuidOf(`client ${firstName} ${lastName}`),
      firstName,
      lastName,
      phone,
      email: index === 0 ? demoAccount('customer').email : email,
      passwordHash: hashes.customer,
      ...joined(now),
    });
  });
}

/** The administrator: a client account with the role. */
export function demoAdmin(now: number, hashes: DemoPasswords): NewUser {
  const { name, email } = demoAccount('admin');
  const [firstName = '', lastName = ''] = name.split(' ');
  return customerRow({
    id: uuidOf(`admin ${email}`),
    firstName,
    lastName,
    email,
    phone: null,
    roles: ['ADMIN'],
    passwordHash: hashes.admin,
    ...joined(now),
  });
}

/** Everybody has been here since before the first demo meeting. */
function joined(now: number) {
  const at = new Date(manilaDayStart(manilaDayNumber(now)) - 600 * DAY_MS);
  return { createdAt: at, emailVerifiedAt: at };
}
