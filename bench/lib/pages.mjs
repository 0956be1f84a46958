import { CommandError } from '../../server/log.mjs';

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
