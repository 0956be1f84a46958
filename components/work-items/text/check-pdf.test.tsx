import { createHash, webcrypto } from 'node:crypto';
import { fireEvent, render, screen } from '@testing-library/react';
import { CheckPdf } from './check-pdf';

const CONTENT = Buffer.from('%PDF-1.7\nAn agreement of two people.\n%%EOF\n');
const SHA256 = createHash('sha256').update(CONTENT).digest('hex');
const realFetch = globalThis.fetch;

beforeAll(() => {
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle });
});
beforeEach(() => {
  globalThis.fetch = jest.fn();
});
afterEach(() => {
  // Nothing is ever sent.
  expect(globalThis.fetch).not.toHaveBeenCalled();
  globalThis.fetch = realFetch;
});

const fileOf = (content: Buffer, name = 'agreement.pdf') =>
  new File([new Uint8Array(content)], name, { type: 'application/pdf' });

function choose(file: File) {
  const input = screen.getByLabelText('Check a copy of the agreement Choose a file');
  fireEvent.change(input, { target: { files: [file] } });
}

test('the file that both have is told by name, and where it stays', async () => {
  render(<CheckPdf sha256={SHA256} />);
  expect(
    screen.getByText('The PDF stays on your device. We check it here, and it is not sent to us.'),
  ).toBeInTheDocument();
  choose(fileOf(CONTENT));
  expect(
    await screen.findByText('This is the agreement you both have, unchanged.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('agreement.pdf');
});

test('one changed byte is another file, wherever it is', async () => {
  render(<CheckPdf sha256={SHA256} />);
  for (const at of [8, 20, CONTENT.length - 1]) {
    const changed = Buffer.from(CONTENT);
    changed[at] = (changed[at] ?? 0) ^ 1;
    choose(fileOf(changed, `changed-${at}.pdf`));
    expect(await screen.findByText(`changed-${at}.pdf`)).toBeInTheDocument();
    expect(screen.getByText('This file differs from the agreement.')).toBeInTheDocument();
  }
});

test('a dropped file is checked too', async () => {
  render(<CheckPdf sha256={SHA256} />);
  const zone = screen.getByText('Choose a file').closest('label');
  if (!zone) throw new Error('no place to drop');
  fireEvent.drop(zone, { dataTransfer: { files: [fileOf(CONTENT)] } });
  expect(await screen.findByText(/unchanged/)).toBeInTheDocument();
});

test('what is no PDF, and what is too large, is refused beside the field', async () => {
  render(<CheckPdf sha256={SHA256} />);
  choose(fileOf(Buffer.from('a photo'), 'photo.pdf'));
  expect(await screen.findByText(/This is not a PDF/)).toBeInTheDocument();
  const large = fileOf(CONTENT);
  Object.defineProperty(large, 'size', { value: 21 * 1024 * 1024 });
  choose(large);
  expect(await screen.findByText(/larger than 20 MB/)).toBeInTheDocument();
  choose(fileOf(CONTENT));
  expect(await screen.findByText(/unchanged/)).toBeInTheDocument();
});
