import { fetchAddress, fetchPage, forEachOf, pathOf, type SitePage } from './site-pages';
import { BASE_URL } from './target';

export interface Crawl {
  /** Pages that were read, by their path and query. */
  readonly pages: ReadonlyMap<string, SitePage>;
  /** `address, linked from page: what is wrong` */
  readonly broken: readonly string[];
}

/** Searches that are tried per combination of filters: they are one page in different orders. */
const TRIED_PER_KIND = 4;
/** Addresses that are read by programs and link nowhere. */
const FEED = /\.(xml|json)$/;

interface Found {
  readonly address: string;
  readonly from: string;
  /** Element that the link points at. */
  readonly fragment: string;
}

/**
 * Follows every link from the main page as a visitor without scripts does. The open times of lawyers differ in a parameter
 * only; of those and of filtered searches some are tried, the others not.
 */
export async function crawlSite(): Promise<Crawl> {
  const pages = new Map<string, SitePage>();
  const found: Found[] = [{ address: '/', from: 'the start', fragment: '' }];
  const queue: Found[] = [...found];
  const known = new Set(['/']);
  const kinds = new Map<string, number>();
  const suspects: { readonly link: Found; readonly problem: string }[] = [];

  const isNew = (address: string) => {
    if (known.has(address)) return false;
    known.add(address);
    const kind = kindOf(address);
    const tried = kinds.get(kind ?? '') ?? 0;
    if (kind) kinds.set(kind, tried + 1);
    return !kind || tried < TRIED_PER_KIND;
  };

  await forEachOf(queue, async (link) => {
    const { address } = link;
    const page = await fetchPage(address);
    const problem = await problemOf(page);
    if (problem) suspects.push({ link, problem });
    if (page.status !== 200) return;
    pages.set(address, page);
    if (kindOf(address)) return;
    for (const next of linksOf(page)) {
      found.push(next);
      if (isNew(next.address)) queue.push(next);
    }
  });
  const broken: string[] = [];
  for (const { link, problem } of suspects)
    if (await isStillBroken(link))
      broken.push(`${link.address}, linked from ${link.from}: ${problem}`);
  return { pages, broken: [...broken, ...deadFragments(found, pages)] };
}

/** Whether its page still links there, and in vain: what another test took away meanwhile is linked no more. */
async function isStillBroken({ address, from }: Found): Promise<boolean> {
  const isLinked =
    !from.startsWith('/') ||
    linksOf(await fetchPage(from)).some((link) => link.address === address);
  return isLinked && (await problemOf(await fetchPage(address))) !== null;
}

/** Groups addresses that show one page in different ways; null for a page of its own. */
function kindOf(address: string): string | null {
  const { pathname, searchParams } = new URL(address, BASE_URL);
  if (pathname.startsWith('/book/')) return '/book';
  if (pathname.startsWith('/waitlist/')) return '/waitlist';
  if (pathname.startsWith('/request-notary/')) return '/request-notary';
  const keys = [...new Set(searchParams.keys())].filter((key) => key !== 'page').sort();
  if (keys.length === 0) return null;
  return `${pathname.split('/').slice(0, 2).join('/')}?${keys.join('&')}`;
}

async function problemOf({ address, status, links }: SitePage): Promise<string | null> {
  if (status >= 300 && status < 400) {
    const end = await fetchAddress(address, { redirect: 'follow' });
    return end.ok ? null : `leads to ${end.status}`;
  }
  if (status !== 200) return `${status}`;
  return links.length > 0 || FEED.test(address) ? null : 'nothing to go on with';
}

function linksOf({ address, links }: SitePage): Found[] {
  return links.flatMap((href) => {
    const url = new URL(href, new URL(address, BASE_URL));
    if (url.origin !== new URL(BASE_URL).origin) return [];
    return [{ address: pathOf(url.href), from: address, fragment: url.hash.slice(1) }];
  });
}

/** Links to a part of a page that the page does not have. */
function deadFragments(found: readonly Found[], pages: Crawl['pages']): string[] {
  const dead = found.filter(({ address, fragment }) => {
    const page = pages.get(address);
    return page && fragment && !page.ids.has(decodeURIComponent(fragment));
  });
  const report = dead.map((link) => `${link.address}#${link.fragment}, linked from ${link.from}`);
  return [...new Set(report)].map((link) => `${link}: no such part`);
}
