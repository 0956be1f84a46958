import { act, fireEvent, render, screen } from '@testing-library/react';
import { SafeImage } from './safe-image';

const PORTRAIT = `/pictures/${'0123456789abcdef'.repeat(2)}.webp`;

/** Fake of the browser's observer: every picture is in view at once. */
class AlwaysInView {
  constructor(private readonly report: IntersectionObserverCallback) {}
  observe(target: Element) {
    const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
    this.report([entry], this as unknown as IntersectionObserver);
  }
  disconnect() {}
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { IntersectionObserver: AlwaysInView });
});

afterEach(() => {
  jest.useRealTimers();
});

const broken = () => screen.queryByText('Picture did not load');

describe('SafeImage', () => {
  it('shows a placeholder after 1.5 seconds, and the picture when it comes after all', () => {
    const { container } = render(
      <SafeImage src="/pictures/a.webp" alt="Portrait" className="size-16" />,
    );
    const spinners = () => container.getElementsByClassName('spinner-inside').length;
    act(() => {
      jest.advanceTimersByTime(1499);
    });
    expect(broken()).toBeNull();
    expect(spinners()).toBe(1);
    act(() => {
      jest.advanceTimersByTime(1);
    });
    expect(broken()).not.toBeNull();
    expect(spinners()).toBe(0);
    fireEvent.load(screen.getByAltText('Portrait'));
    expect(broken()).toBeNull();
  });

  it('shows the placeholder at once when loading fails', () => {
    render(<SafeImage src="/pictures/b.webp" alt="Portrait" className="size-16" />);
    fireEvent.error(screen.getByAltText('Portrait'));
    expect(broken()).not.toBeNull();
  });

  it('shows what the caller gave instead, such as initials', () => {
    render(<SafeImage src="/c.webp" alt="Portrait" className="size-16" fallback={<b>AF</b>} />);
    fireEvent.error(screen.getByAltText('Portrait'));
    expect(screen.getByText('AF')).not.toBeNull();
    expect(broken()).toBeNull();
  });

  it('leaves the size of a portrait to the browser, and other pictures as they are', () => {
    const { rerender } = render(
      <SafeImage src={PORTRAIT} alt="Portrait" className="size-20" width={80} />,
    );
    const image = screen.getByAltText<HTMLImageElement>('Portrait');
    expect(image.srcset).toBe(`${PORTRAIT.replace('.webp', '-192.webp')} 192w, ${PORTRAIT} 512w`);
    expect(image.sizes).toBe('80px');
    rerender(<SafeImage src="blob:http://localhost/1" alt="Portrait" className="size-12" />);
    const preview = screen.getByAltText<HTMLImageElement>('Portrait');
    expect(preview.getAttribute('src')).toBe('blob:http://localhost/1');
    expect(preview.hasAttribute('srcset')).toBe(false);
    expect(preview.hasAttribute('sizes')).toBe(false);
  });
});
