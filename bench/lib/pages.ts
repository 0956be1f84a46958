import { CommandError } from '../../server/log.ts';
import { needed } from './needed.ts';

/** A public page: how it is called in a table, and its path. */
export interface PublicPage {
  readonly name: string;
  readonly path: string;
}

interface Service {
  readonly duration: number;
  readonly price: number;
}

/** A lawyer of a page of results; times that are open, by day. */
interface ListedLawyer {
  readonly _id: string;
  readonly calendar: Readonly<Record<string, readonly { readonly start_time: string }[]>>;
  readonly services: readonly Service[];
}

/** A page of results, as the API answers a search. */
export interface LawyersPage {
  readonly results: readonly ListedLawyer[];
}

/** Finds the price of a meeting of 30 minutes, in centavos. */
export function priceOfHalfHour(services: readonly Service[]): number {
  const found = services.find(({ duration }) => duration === 30);
  return needed(found, 'price of 30 minutes').price;
}

/** The five public pages that are measured, each as its path in the product that runs at `base`. */
export async function publicPages(base: string): Promise<PublicPage[]> {
  return [
    { name: 'home', path: '/' },
    { name: 'landing', path: '/lawyers-online/labor/cebu' },
    { name: 'search', path: '/lawyers-online?area_of_practice=labor' },
    { name: 'profile', path: await firstProfile(base) },
    { name: 'post', path: await firstPost(base) },
  ];
}

/** The pages that are the same for everyone, of each kind one. */
export async function cachedPages(base: string): Promise<PublicPage[]> {
  return [
    { name: 'home', path: '/' },
    { name: 'landing', path: '/lawyers-online/labor/cebu' },
    { name: 'faq', path: '/faq' },
    { name: 'blog', path: '/blog' },
    { name: 'profile', path: await firstProfile(base) },
  ];
}

/** Finds further ones, of which the scripts are counted: notaries public and free legal help. */
export async function notarialPages(base: string): Promise<PublicPage[]> {
  return [
    { name: 'notaries', path: '/notary-public' },
    { name: 'notaries of a city', path: '/notary-public/makati' },
    { name: 'notary', path: await firstNotary(base) },
    { name: 'free legal help', path: '/free-legal-help' },
  ];
}

async function firstNotary(base: string) {
  const { results } = await fetch(`${base}/api/v1/notary-public`).then(
    (answer) => answer.json() as Promise<{ results: { _id: string }[] }>,
  );
  const [first] = results;
  if (!first) throw new CommandError('The product shows no notary public.');
  return `/notary-public/profile/${first._id}`;
}

async function firstProfile(base: string) {
  const { results } = await fetch(`${base}/api/v1/lawyers`).then(
    (answer) => answer.json() as Promise<LawyersPage>,
  );
  const [first] = results;
  if (!first) throw new CommandError('The product shows no lawyer.');
  return `/lawyer/${first._id}`;
}

/** The post that the blog names first. */
async function firstPost(base: string) {
  const page = await fetch(`${base}/blog`).then((answer) => answer.text());
  return /href="(\/blog\/[a-z0-9-]+)"/.exec(page)?.[1] ?? '/blog/first';
}
