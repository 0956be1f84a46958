import { render, screen } from '@testing-library/react';
import { BackLink } from './back-link';

const AREA = '/lawyers-online?area_of_practice=civil';

/** The history of the tab; the last page is the one that is shown. */
function cameFrom(...paths: string[]) {
  window.history.replaceState(null, '', '/lawyer/maria-santos-7k2f');
  const entries = paths.map((path) => ({ url: new URL(path, window.location.href).href }));
  Object.assign(window, {
    navigation: { currentEntry: { index: paths.length - 1 }, entries: () => entries },
  });
  render(
    <BackLink href={AREA} icon={null} resultPaths={['/lawyers-online', '/free-legal-help']}>
      Civil lawyers in the Philippines
    </BackLink>,
  );
}

const link = () => screen.getByRole('link');
const HERE = '/lawyer/maria-santos-7k2f';

afterEach(() => Reflect.deleteProperty(window, 'navigation'));

it('leads back to the results as they were left, past what was opened on the page', () => {
  cameFrom('/', '/lawyers-online?region=bicol&upto=2', HERE, `${HERE}#times`);
  expect(link()).toHaveTextContent('Back to results');
  expect(link()).toHaveAttribute('href', '/lawyers-online?region=bicol&upto=2');
});

it('leads to the lawyers of the area from elsewhere', () => {
  cameFrom('/lawyers-online', '/blog', HERE);
  expect(link()).toHaveTextContent('Civil lawyers in the Philippines');
  expect(link()).toHaveAttribute('href', AREA);
});

it('leads to the lawyers of the area where the history is not known', () => {
  window.history.replaceState(null, '', HERE);
  render(
    <BackLink href={AREA} icon={null} resultPaths={['/lawyers-online']}>
      Civil lawyers
    </BackLink>,
  );
  expect(link()).toHaveAttribute('href', AREA);
});
