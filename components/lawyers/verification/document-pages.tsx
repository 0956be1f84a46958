'use client';
import { ChevronLeft, ChevronRight, CircleAlert } from 'lucide';
import { useEffect, useState } from 'react';
import { Notice } from '@/components/ui/feedback/notice';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { Button } from '@/components/ui/forms/button';
import { Icon } from '@/components/ui/icons/icon';
import { type OpenPdf, openPdf, PdfError, type PdfFailure } from '@/lib/client/media/pdf';
import { DocumentFrame, Tool } from './document-frame';

interface DocumentPagesProps {
  src: string;
  name: string;
}

/** The pages of a PDF as pictures, one at a time, in the viewer of pictures. */
export function DocumentPages(props: DocumentPagesProps) {
  const [attempt, setAttempt] = useState(0);
  return <Pages key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

const FAILURES: Readonly<Record<PdfFailure, string>> = {
  unread: 'The PDF could not be loaded',
  locked: 'This PDF asks for a password',
  broken: 'This PDF cannot be shown here whole',
  slow: 'This PDF takes too long to be drawn',
};

/** Failures that another try may not have. */
const PASSING: readonly PdfFailure[] = ['unread', 'slow'];

function Pages({ src, name, onRetry }: DocumentPagesProps & { onRetry: () => void }) {
  const [page, setPage] = useState(1);
  const { pages, drawn, failure } = useDrawnPage(src, page);
  if (failure)
    return (
      <Notice
        tone="waiting"
        icon={<Icon of={CircleAlert} className="mt-0.5 size-5" />}
        className="mt-2"
        title={FAILURES[failure]}
      >
        <p>The download is the file as it was handed in.</p>
        {PASSING.includes(failure) && (
          <Button variant="outline" size="small" className="mt-3" onClick={onRetry}>
            Try again<span className="sr-only">: {name}</span>
          </Button>
        )}
      </Notice>
    );
  if (!drawn)
    return (
      <LoadingRegion label={`Loading the ${name}`}>
        <Skeleton className="mt-2 aspect-3/4 w-full" />
      </LoadingRegion>
    );
  return (
    <>
      <DocumentFrame
        name={name}
        shape="portrait"
        tools={
          pages > 1 && (
            <div className="flex items-center gap-2">
              <Tool
                icon={ChevronLeft}
                label={`Page before of the ${name}`}
                disabled={page <= 1}
                onPress={() => setPage(page - 1)}
              />
              <p role="status" className="text-sm tabular">
                {drawn.page === page ? `Page ${page} of ${pages}` : `Page ${page} is drawn…`}
              </p>
              <Tool
                icon={ChevronRight}
                label={`Next page of the ${name}`}
                disabled={page >= pages}
                onPress={() => setPage(page + 1)}
              />
            </div>
          )
        }
      >
        <picture className="size-full">
          <img
            src={drawn.src}
            alt={`${name}, page ${drawn.page} of ${pages}`}
            className="size-full object-contain"
          />
        </picture>
      </DocumentFrame>
      <p className="mt-2 text-sm text-neutral-600">
        Fields that were filled in, stamps and notes on the PDF are in the download alone.
      </p>
    </>
  );
}

interface DrawnPage {
  page: number;
  src: string;
}

/** Returns the newest page that is drawn: the one before stays until the next is ready. */
function useDrawnPage(src: string, page: number) {
  const [pdf, setPdf] = useState<OpenPdf>();
  const [drawn, setDrawn] = useState<DrawnPage>();
  const [failure, setFailure] = useState<PdfFailure>();
  useEffect(() => {
    const closing = new AbortController();
    openPdf(src, closing.signal).then(
      (opened) => !closing.signal.aborted && setPdf(opened),
      (error) => !closing.signal.aborted && setFailure(reasonOf(error)),
    );
    return () => closing.abort();
  }, [src]);
  useEffect(() => {
    const stopping = new AbortController();
    pdf?.draw(page, stopping.signal).then(
      (picture) =>
        !stopping.signal.aborted && setDrawn({ page, src: URL.createObjectURL(picture) }),
      (error) => !stopping.signal.aborted && setFailure(reasonOf(error)),
    );
    return () => stopping.abort();
  }, [pdf, page]);
  useEffect(() => {
    if (drawn) return () => URL.revokeObjectURL(drawn.src);
  }, [drawn]);
  return { pages: pdf?.pages ?? 0, drawn, failure };
}

const reasonOf = (error: unknown) => (error instanceof PdfError ? error.reason : 'broken');
