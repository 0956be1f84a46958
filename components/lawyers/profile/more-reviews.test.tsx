import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { fakeServer } from '@/lib/testing/fake-server';
import { MoreReviewsButton } from './more-reviews-button';

const server = fakeServer();
const button = () => screen.queryByRole('button', { name: 'Show more reviews' });

/** The reviews of a page, which has one. */
function pageOf(page: number) {
  const review = { _id: `r${page}`, rating: 5, author: 'Ana R.', month: '2026-10', reply: null };
  const results = [{ ...review, comment: `Review of page ${page}` }];
  return { results, page, hasMore: page < 2, total: 3 };
}

test('older reviews come page by page, until there are no more', async () => {
  server.answer = ({ path }) => ({
    status: 200,
    payload: pageOf(Number(path.match(/page=(\d)/)?.[1])),
  });
  render(<MoreReviewsButton lawyerId="maria-santos-7k2f" shown={1} total={3} />);
  expect(server.sent).toEqual([]);
  fireEvent.click(button() as HTMLElement);
  expect(await screen.findByText('Review of page 1')).toBeVisible();
  expect(button()).toHaveFocus();
  fireEvent.click(button() as HTMLElement);
  expect(await screen.findByText('Review of page 2')).toBeVisible();
  await waitFor(() => expect(button()).not.toBeInTheDocument());
  expect(screen.getByRole('status')).toHaveTextContent('3 of 3 reviews shown');
});
