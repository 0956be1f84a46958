import { aboutPage, blog, lawyersPage, notariesPage, topicPage } from './collection-things';

const SITE_URL = 'https://sangguni.example';
const POSTS = [{ slug: 'final-pay', title: 'Final pay' }];
const LAWYERS = [{ _id: 'maria-santos-7k2f', display_name: 'Maria Santos' }];
const PAGE = { name: 'Labor', path: '/somewhere' };

const THINGS = [
  aboutPage(SITE_URL),
  blog(SITE_URL, 'Legal Insights', POSTS),
  topicPage(SITE_URL, PAGE, POSTS),
  lawyersPage(SITE_URL, PAGE, LAWYERS),
  notariesPage(SITE_URL, PAGE, LAWYERS),
];

test.each(THINGS)('every graph is whole: what it refers to stands in it', (thing) => {
  const text = JSON.stringify(thing);
  expect(text).toContain(`"@id":"${SITE_URL}/#organization","name"`);
  expect(text).not.toMatch(/\{"@id":"[^"]+"\}/);
});

test('lists name what the page lists, in its order', () => {
  const [, posts, topic, lawyers, notaries] = THINGS.map((thing) => JSON.stringify(thing));
  expect(posts).toContain(`"headline":"Final pay","url":"${SITE_URL}/blog/final-pay"`);
  expect(topic).toContain(`"position":1,"name":"Final pay","url":"${SITE_URL}/blog/final-pay"`);
  expect(lawyers).toContain('"name":"Atty. Maria Santos"');
  expect(notaries).toContain(`${SITE_URL}/notary-public/profile/maria-santos-7k2f`);
});
