import { CommandError } from '../../server/log.ts';

/** The five public pages that are measured, each as its path in the product that runs at `base`. */
export async function publicPages(base) {
  return [
    { name: 'home', path: '/' },
    { name: 'landing', path: '/lawyers-online/labor/cebu' },
    { name: 'search', path: '/lawyers-online?area_of_practice=labor' },
    { name: 'profile', path: await firstProfile(base) },
    { name: 'post', path: await firstPost(base) },
  ];
}

/** The pages that are the same for everyone, of each kind one. */
export async function cachedPages(base) {
  return [
    { name: 'home', path: '/' },
    { name: 'landing', path: '/lawyers-online/labor/cebu' },
    { name: 'faq', path: '/faq' },
    { name: 'blog', path: '/blog' },
    { name: 'profile', path: await firstProfile(base) },
  ];
}

/** Further ones, of which the scripts are counted: notaries public and free legal help. */
export async function notarialPages(base) {
  return [
    { name: 'notaries', path: '/notary-public' },
    { name: 'notaries of a city', path: '/notary-public/makati' },
    { name: 'notary', path: await firstNotary(base) },
    { name: 'free legal help', path: '/free-legal-help' },
  ];
}

async function firstNotary(base) {
  const { results } = await fetch(`${base}/api/v1/notary-public`).then((answer) => answer.json());
  if (results.length === 0) throw new CommandError('The product shows no notary public.');
  return `/notary-public/profile/${results[0]._id}`;
}

async function firstProfile(base) {
  const { results } = await fetch(`${base}/api/v1/lawyers`).then((answer) => answer.json());
  if (results.length === 0) throw new CommandError('The product shows no lawyer.');
  return `/lawyer/${results[0]._id}`;
}

/** The post that the blog names first. */
async function firstPost(base) {
  const page = await fetch(`${base}/blog`).then((answer) => answer.text());
  return /href="(\/blog\/[a-z0-9-]+)"/.exec(page)?.[1] ?? '/blog/first';
}
