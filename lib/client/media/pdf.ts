import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { standardFont } from './pdf-fonts';

/** Milliseconds for opening a file that is here, and for drawing a page. */
export const PDF_LIMIT_MS = 30_000;
/** Width of a drawn page: A4 at 240 dpi, sharp at five times the size of the viewer. */
const WIDTH = 2000;
const PIXELS_MAX = 8_000_000;
const SIDE_MAX = 8192;
/** Pixels of one picture inside a file. */
const IMAGE_MAX = 40_000_000;

export type PdfFailure = 'unread' | 'locked' | 'broken' | 'slow';

export class PdfError extends Error {
  readonly reason: PdfFailure;
  constructor(reason: PdfFailure) {
    super(`The PDF is ${reason}.`);
    this.reason = reason;
  }
}

export interface OpenPdf {
  readonly pages: number;
  /** Draws a page, counted from 1, whole or not at all. */
  draw(page: number, stop: AbortSignal): Promise<Blob>;
}

/** Opens a PDF of this site; all of it ends with `closed`. A file is parsed in a worker whose policy allows no request. */
export async function openPdf(url: string, closed: AbortSignal): Promise<OpenPdf> {
  const [data, pdfjs] = await Promise.all([
    bytesOf(url, closed),
    import('pdfjs-dist/legacy/build/pdf.mjs').catch(() => {
      throw new PdfError('unread');
    }),
  ]);
  const source = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url);
  const port = new Worker(/* turbopackIgnore: true */ source.href, { type: 'module' });
  const watch = watched(port);
  class BinaryDataFactory {
    /** Hands fonts that every reader has to the worker, which fetches nothing itself. */
    async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
      const font = kind === 'standardFontDataUrl' && standardFont(filename);
      if (!font) throw new Error(`No ${filename} here.`);
      try {
        return await bytesOf(font, closed);
      } catch (error) {
        // The text of this font would be left out.
        watch.incomplete = true;
        throw error;
      }
    }
  }
  const worker = pdfjs.PDFWorker.create({ port });
  const task = pdfjs.getDocument({
    data,
    worker,
    BinaryDataFactory,
    enableXfa: false,
    useWasm: false,
    disableFontFace: true,
    useSystemFonts: false,
    stopAtErrors: true,
    maxImageSize: IMAGE_MAX,
    canvasMaxAreaInBytes: 4 * IMAGE_MAX,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  });
  const end = () => {
    task.destroy().catch(() => {
      // It ends with its worker.
    });
    port.terminate();
  };
  closed.addEventListener('abort', end, { once: true });
  if (closed.aborted) end();
  try {
    const pdf = await inTime(task.promise, watch.failed);
    return {
      pages: pdf.numPages,
      draw: async (page, stop) => {
        const picture = await inTime(drawn(pdf, page, stop), watch.failed).catch(refuse);
        if (watch.incomplete) throw new PdfError('broken');
        return picture;
      },
    };
  } catch (error) {
    end();
    return refuse(error);
  }
  async function drawn(from: PDFDocumentProxy, number: number, stop: AbortSignal) {
    const page = await from.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const scale = Math.min(
      WIDTH / width,
      Math.sqrt(PIXELS_MAX / (width * height)),
      SIDE_MAX / Math.max(width, height),
    );
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.floor(width * scale));
    canvas.height = Math.max(1, Math.floor(height * scale));
    stop.throwIfAborted();
    const drawing = page.render({
      canvas,
      viewport: page.getViewport({ scale }),
      annotationMode: pdfjs.AnnotationMode.DISABLE,
    });
    stop.addEventListener('abort', () => drawing.cancel(), { once: true });
    await drawing.promise;
    page.cleanup();
    return pictureOf(canvas);
  }
}

/** Returns what was drawn as a picture, which browsers make smaller without losing thin lines, as they do of a canvas. */
async function pictureOf(canvas: HTMLCanvasElement): Promise<Blob> {
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  // Gives the memory back at once.
  canvas.width = 0;
  if (!picture) throw new PdfError('broken');
  return picture;
}

async function bytesOf(url: string, stop: AbortSignal): Promise<Uint8Array> {
  const answer = await fetch(url, { credentials: 'same-origin', signal: stop }).catch(() => null);
  if (!answer?.ok) throw new PdfError('unread');
  return new Uint8Array(await answer.arrayBuffer());
}

/** Notes what a worker cannot say otherwise: that it did not start, and a picture that it could not decode. */
function watched(port: Worker) {
  const watch = { incomplete: false, failed: new Promise<never>(() => undefined) };
  watch.failed = new Promise<never>((_, reject) => {
    port.addEventListener('error', () => reject(new PdfError('unread')));
  });
  watch.failed.catch(() => {
    // Whoever waits at the time is told.
  });
  port.addEventListener('message', ({ data: message }: MessageEvent) => {
    const isObject = message?.action === 'obj' || message?.action === 'commonobj';
    const sent: unknown = isObject && message.data;
    if (Array.isArray(sent) && sent.at(-2) === 'Image' && sent.at(-1) === null)
      watch.incomplete = true;
  });
  return watch;
}

async function inTime<T>(work: Promise<T>, failed: Promise<never>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PdfError('slow')), PDF_LIMIT_MS);
  });
  try {
    return await Promise.race([work, failed, limit]);
  } finally {
    clearTimeout(timer);
  }
}

function refuse(error: unknown): never {
  if (error instanceof PdfError) throw error;
  throw new PdfError(error instanceof Error && isLocked(error) ? 'locked' : 'broken');
}

const isLocked = ({ name }: Error) => name === 'PasswordException';
