/** Name and data of the product. Links to its own pages are written where they are used. */
export const SITE = {
  name: 'Sangguni',
  tagline: 'Book a verified lawyer in the Philippines',
  description:
    'Compare lawyers in the Philippines by legal problem, place, price and open times, book a consultation by video or phone, or find a notary public.',
  statement:
    'Sangguni is a booking service. It is not a law firm and gives no legal advice. Each lawyer sets the fee and is responsible for the advice.',
} as const;
