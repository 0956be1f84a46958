import { render, screen } from '@testing-library/react';
import { COPY } from '@/lib/contract/platform/copy';
import { errorDetails, FailedPage } from './error-page';
import { NotFoundPage } from './not-found-page';

function failure(): Error {
  return Object.assign(new Error('The calendar has no Tuesday'), { digest: '2861740212' });
}

test('an error says the prescribed words and hides its details until they are opened', () => {
  render(<FailedPage details={errorDetails(failure())} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(COPY.errorPage.other);
  const details = screen.getByRole('group');
  expect(details).not.toHaveAttribute('open');
  expect(details).toHaveTextContent('Reference: 2861740212');
  expect(details).toHaveTextContent('The calendar has no Tuesday');
  expect(screen.getByText(/The calendar has no Tuesday/)).not.toBeVisible();
});

test('whatever was thrown is shown, also when it is no error', () => {
  render(<FailedPage details={errorDetails('no Tuesday')} />);
  expect(screen.getByRole('group')).toHaveTextContent('no Tuesday');
});

test('a 404 page has no details, and a link to the main page', () => {
  render(<NotFoundPage />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(COPY.errorPage.notFound);
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to the main page' })).toHaveAttribute('href', '/');
});
