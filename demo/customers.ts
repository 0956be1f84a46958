import 'server-only';
import { fullName } from '@/lib/domain/accounts/full-name';
import { plainWords } from '@/lib/domain/accounts/handle';
import { DAY_MS, manilaDayNumber, manilaDayStart } from '@/lib/domain/platform/time';
import { customerRow } from '@/lib/server/seed/people';
import type { NewUser } from '@/lib/server/seed/store';
import { demoAccount } from './accounts';
import { uuidOf } from './random';

type Client = readonly [first: string, last: string, phone: string];

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

const REGULARS: readonly Client[] = [
  ['Rosalinda', 'Abad', '+639175550141'],
  ['Emmanuel', 'Yap', '+639185550142'],
  ['Cristina', 'Villarosa', '+639205550143'],
  ['Peter', 'Lindqvist', '+639275550144'],
  ['Jocelyn', 'Paredes', '+639455550145'],
  ['Dominador', 'Sy', '+639565550146'],
  ['Angelica', 'Mercado', '+639665550147'],
  ['Niño', 'Alcantara', '+639775550148'],
  ['Farida', 'Macaraya', '+639985550149'],
  ['Vicente', 'Gonzaga', '+639175550150'],
  ['Hazel', 'Dimaculangan', '+639185550151'],
  ['Roberto', 'Ocampo', '+639205550152'],
  ['Maricel', 'Peñaflor', '+639275550153'],
  ['Edwin', 'Cabrera', '+639455550154'],
];

interface DemoPasswords {
  readonly customer: string;
  readonly admin: string;
}

/** Returns ten clients; the first is the demo account. `hashes` are hashes of the printed passwords. */
export function demoCustomers(now: number, hashes: DemoPasswords): NewUser[] {
  return CLIENTS.map((client, index) => {
    const row = accountOf(client, now, hashes);
    return index === 0 ? { ...row, email: demoAccount('customer').email } : row;
  });
}

export function demoRegulars(now: number, hashes: DemoPasswords): NewUser[] {
  return REGULARS.map((client) => accountOf(client, now, hashes));
}

function accountOf([firstName, lastName, phone]: Client, now: number, hashes: DemoPasswords) {
  const email = `${plainWords(firstName)}.${plainWords(lastName)}@example.com`;
  return customerRow({
    id: uuidOf(`client ${fullName({ firstName, lastName })}`),
    firstName,
    lastName,
    phone,
    email,
    passwordHash: hashes.customer,
    ...joined(now),
  });
}

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

/** Returns the sign-up date: everyone signed up before the first demo meeting. */
function joined(now: number) {
  const at = new Date(manilaDayStart(manilaDayNumber(now)) - 600 * DAY_MS);
  return { createdAt: at, emailVerifiedAt: at };
}
