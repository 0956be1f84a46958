import { act, fireEvent, render, screen } from '@testing-library/react';
import { PDF_LIMIT_MS } from '@/lib/client/media/pdf';
import { DocumentPages } from './document-pages';

/** Stands in for pdf.js: how it opens a file, and how it draws a page. */
const pdfjs = {
  options: {} as Record<string, unknown>,
  open: async (): Promise<unknown> => fileOf(1),
  drawn: [] as number[],
  cancelled: 0,
  destroyed: 0,
};
jest.mock('pdfjs-dist/legacy/build/pdf.mjs', () => ({
  PDFWorker: { create: ({ port }: object & { port?: unknown }) => ({ port }) },
  AnnotationMode: { DISABLE: 0 },
  VerbosityLevel: { ERRORS: 0 },
  getDocument: (options: Record<string, unknown>) => {
    pdfjs.options = options;
    const destroy = async () => {
      pdfjs.destroyed += 1;
    };
    return { promise: pdfjs.open(), destroy };
  },
}));

/** Returns a file of A4 pages, whose drawing ends as `work` does. */
const fileOf = (numPages: number, work: () => Promise<void> = async () => undefined) => ({
  numPages,
  getPage: async (number: number) => ({
    getViewport: ({ scale }: { scale: number }) => ({ width: 595 * scale, height: 842 * scale }),
    render: () => {
      pdfjs.drawn.push(number);
      const cancel = () => {
        pdfjs.cancelled += 1;
      };
      return { promise: work(), cancel };
    },
    cleanup: () => true,
  }),
});

const named = (name: string) => Object.assign(new Error(name), { name });

class FakeWorker extends EventTarget {
  static made: FakeWorker[] = [];
  terminated = false;
  constructor() {
    super();
    FakeWorker.made.push(this);
  }
  terminate() {
    this.terminated = true;
  }
}

const URL_OF = '/api/v1/auth/verify-ibp/document/d1';
const found = { ok: true, arrayBuffer: async () => new ArrayBuffer(4) };
const asked = jest.fn();
const sizes: [number, number][] = [];
const { fetch } = globalThis;
beforeEach(() => {
  Object.assign(pdfjs, { open: async () => fileOf(1), drawn: [], cancelled: 0, destroyed: 0 });
  FakeWorker.made = [];
  asked.mockReset().mockResolvedValue(found);
  Object.assign(globalThis, { Worker: FakeWorker, fetch: asked });
  Object.assign(URL, { createObjectURL: () => 'blob:page', revokeObjectURL: () => undefined });
  HTMLCanvasElement.prototype.toBlob = function made(give) {
    sizes.push([this.width, this.height]);
    give(new Blob());
  };
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'Worker');
  globalThis.fetch = fetch;
});

const show = () => render(<DocumentPages src={URL_OF} name="Notarial commission" />);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('the first page is drawn at once, the next when it is asked for', async () => {
  pdfjs.open = async () => fileOf(2);
  show();
  expect(screen.getByText('Loading the Notarial commission')).toBeInTheDocument();
  await screen.findByRole('img', { name: 'Notarial commission, page 1 of 2' });
  expect(sizes.at(-1)).toEqual([2000, 2830]);
  expect(asked).toHaveBeenCalledWith(
    URL_OF,
    expect.objectContaining({ credentials: 'same-origin' }),
  );
  expect(screen.getByText('Page 1 of 2')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Page before/ })).toBeDisabled();
  press(/^Next page/);
  await screen.findByRole('img', { name: 'Notarial commission, page 2 of 2' });
  expect(screen.getByRole('button', { name: /^Next page/ })).toBeDisabled();
  expect(pdfjs.drawn).toEqual([1, 2]);
});

test('a file of one page has no pages to turn, and is zoomed and turned as a picture', async () => {
  show();
  await screen.findByRole('img');
  expect(screen.queryByText(/^Page 1/)).toBeNull();
  press('Zoom in on the Notarial commission');
  expect(
    screen.getByRole('region', { name: 'Notarial commission, enlarged to 150 %' }),
  ).toBeInTheDocument();
  press('Turn the Notarial commission');
});

test('nothing but pixels comes of a file: no scripts, forms, fonts or code of it', async () => {
  show();
  await screen.findByRole('img');
  expect(pdfjs.options).toMatchObject({
    enableXfa: false,
    useWasm: false,
    disableFontFace: true,
    useSystemFonts: false,
    stopAtErrors: true,
  });
  expect(pdfjs.options).not.toHaveProperty('url');
});

test.each([
  ['PasswordException', 'This PDF asks for a password'],
  ['InvalidPDFException', 'This PDF cannot be shown here whole'],
])('%s: it says so, and names the download', async (name, text) => {
  pdfjs.open = async () => {
    throw named(name);
  };
  show();
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByText('The download is the file as it was handed in.')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
  expect(FakeWorker.made).toMatchObject([{ terminated: true }]);
});

test('a page with a picture that cannot be decoded is not shown without it', async () => {
  let finish = () => {
    throw new Error('nothing is drawn');
  };
  const work = () =>
    new Promise<void>((resolve) => {
      finish = resolve as () => never;
    });
  pdfjs.open = async () => fileOf(1, work);
  show();
  await act(async () => undefined);
  const data = { action: 'obj', data: ['img_1', 'p1', 'Image', null] };
  FakeWorker.made[0]?.dispatchEvent(new MessageEvent('message', { data }));
  await act(async () => finish());
  expect(await screen.findByText('This PDF cannot be shown here whole')).toBeInTheDocument();
});

test('a file that did not come is asked for again', async () => {
  asked.mockResolvedValueOnce({ ok: false });
  show();
  expect(await screen.findByText('The PDF could not be loaded')).toBeInTheDocument();
  press(/^Try again/);
  expect(await screen.findByRole('img')).toBeInTheDocument();
});

test('a worker that does not start is no endless wait', async () => {
  pdfjs.open = () => new Promise(() => undefined);
  show();
  await act(async () => undefined);
  FakeWorker.made[0]?.dispatchEvent(new Event('error'));
  expect(await screen.findByText('The PDF could not be loaded')).toBeInTheDocument();
});

test('a file that keeps its worker busy is ended after the limit', async () => {
  jest.useFakeTimers();
  pdfjs.open = () => new Promise(() => undefined);
  show();
  await act(async () => jest.advanceTimersByTimeAsync(PDF_LIMIT_MS));
  expect(screen.getByText('This PDF takes too long to be drawn')).toBeInTheDocument();
  expect(FakeWorker.made).toMatchObject([{ terminated: true }]);
});

test('whoever leaves ends the drawing and its worker', async () => {
  pdfjs.open = async () => fileOf(1, () => new Promise(() => undefined));
  const { unmount } = show();
  await act(async () => undefined);
  unmount();
  expect(pdfjs).toMatchObject({ cancelled: 1, destroyed: 1 });
  expect(FakeWorker.made).toMatchObject([{ terminated: true }]);
});
