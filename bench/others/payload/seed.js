// Makes the tables, as Payload does outside of production, and a user and the rows of rows.json in them.
import { readFileSync } from 'node:fs';
import { getPayload } from 'payload';
import config from './payload.config.js';

const { user, lawyers, bookings, payments } = JSON.parse(readFileSync('rows.json', 'utf8'));
const payload = await getPayload({ config });
const create = async (collection, data) => (await payload.create({ collection, data })).id;

await create('users', user);
const ids = new Map();
for (const { id, ...data } of lawyers) ids.set(id, await create('lawyers', data));
for (const { id, lawyer, ...data } of bookings)
  ids.set(id, await create('bookings', { ...data, lawyer: ids.get(lawyer) }));
for (const { booking, ...data } of payments)
  await create('payments', { ...data, booking: ids.get(booking) });
process.exit();
