import { fireEvent, render, screen } from '@testing-library/react';
import type { CaseFile } from '@/lib/contract/cases/cases';
import { CasePicture } from './case-picture';

jest.mock('@/lib/client/media/pdf', () => ({
  openPdf: async () => ({ pages: 2, draw: async () => new Blob() }),
}));

const LETTER: CaseFile = {
  _id: 'f1',
  name: 'letter.pdf',
  size: 99_000,
  content_type: 'application/pdf',
  by: 'client',
  added_at: '2026-11-22T02:00:00Z',
  url: '/api/v1/cases/k1/file/f1',
};

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:page', revokeObjectURL: () => undefined });
});

test('an administrator sees the pages of a PDF once that is asked for', async () => {
  render(<CasePicture file={LETTER} forStaff={true} />);
  expect(screen.queryByRole('img')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show the pages letter.pdf' }));
  expect(await screen.findByRole('img', { name: 'letter.pdf, page 1 of 2' })).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Hide the pages letter.pdf' }));
  expect(screen.queryByRole('img')).toBeNull();
});

test('for a side of the case a PDF stays a download, and a picture is shown to both', () => {
  const { rerender } = render(<CasePicture file={LETTER} forStaff={false} />);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<CasePicture file={{ ...LETTER, content_type: 'image/png' }} forStaff={false} />);
  expect(screen.getByRole('button', { name: /^Show the picture/ })).toBeInTheDocument();
});
