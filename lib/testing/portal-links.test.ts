import { modulesIn } from './source-files';

/** Mails, notices and pages lead into the portals by addresses that nothing else checks. */
const PAGES = modulesIn('app')
  .filter(({ name }) => name === 'page.tsx')
  .map(({ path }) => path.replace(/^app|\/page\.tsx$/g, ''));

const links = ['app', 'components', 'lib'].flatMap((folder) =>
  modulesIn(folder)
    .filter(({ path }) => !path.startsWith('lib/testing/'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/(?<![\w@])\/(?:customer|lawyer)-portal\/[a-z-]+/g)].map(([link]) => ({
        link,
        path,
      })),
    ),
);

test('every address of a portal that is written out has a page', () => {
  expect(links.length).toBeGreaterThan(100);
  const isPage = (link: string) =>
    PAGES.some((page) => page === link || page.startsWith(`${link}/`));
  expect(links.filter(({ link }) => !isPage(link))).toEqual([]);
});
