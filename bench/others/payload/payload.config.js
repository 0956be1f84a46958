// Three collections with the fields that the product's lists show of its own rows. Everything else is Payload's default.
import { postgresAdapter } from '@payloadcms/db-postgres';
import { buildConfig } from 'payload';

const text = (name) => ({ name, type: 'text' });
const number = (name) => ({ name, type: 'number' });

export default buildConfig({
  secret: process.env.PAYLOAD_SECRET,
  telemetry: false,
  db: postgresAdapter({ pool: { connectionString: process.env.DATABASE_URL } }),
  admin: { user: 'users', importMap: { baseDir: import.meta.dirname } },
  collections: [
    { slug: 'users', auth: true, fields: [text('name')] },
    {
      slug: 'lawyers',
      access: { read: () => true },
      admin: {
        useAsTitle: 'name',
        defaultColumns: ['name', 'city', 'rating', 'price30', 'price60'],
      },
      fields: [
        text('name'),
        { name: 'quote', type: 'textarea' },
        text('region'),
        text('city'),
        { name: 'languages', type: 'text', hasMany: true },
        number('rating'),
        number('price30'),
        number('price60'),
      ],
    },
    {
      slug: 'bookings',
      admin: { useAsTitle: 'subject', defaultColumns: ['subject', 'lawyer', 'startsAt', 'status'] },
      fields: [
        text('subject'),
        { name: 'description', type: 'textarea' },
        { name: 'lawyer', type: 'relationship', relationTo: 'lawyers' },
        { name: 'startsAt', type: 'date' },
        text('status'),
        number('price'),
      ],
    },
    {
      slug: 'payments',
      admin: { useAsTitle: 'ref', defaultColumns: ['ref', 'booking', 'total', 'method', 'status'] },
      fields: [
        text('ref'),
        { name: 'booking', type: 'relationship', relationTo: 'bookings' },
        number('total'),
        text('method'),
        text('status'),
      ],
    },
  ],
});
