import { render } from '@testing-library/react';
import { Avatar } from './avatar';

const PORTRAIT = `/pictures/${'0123456789abcdef'.repeat(2)}.webp`;

beforeEach(() => {
  Object.assign(window, {
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  });
});

describe('Avatar', () => {
  it.each(['small', 'medium', 'large'] as const)('is the small file where it is %s', (size) => {
    const { container } = render(<Avatar name="Anna Ferrer" pictureUrl={PORTRAIT} size={size} />);
    const image = container.querySelector('img');
    expect(image?.getAttribute('src')).toBe(PORTRAIT.replace('.webp', '-192.webp'));
    expect(image?.hasAttribute('srcset')).toBe(false);
  });

  it.each([
    ['extra-large', '80px'],
    ['huge', '(min-width: 64rem) 128px, 96px'],
  ] as const)('tells the browser how wide a %s one is', (size, sizes) => {
    const { container } = render(<Avatar name="Anna Ferrer" pictureUrl={PORTRAIT} size={size} />);
    const image = container.querySelector('img');
    expect(image?.sizes).toBe(sizes);
    expect(image?.srcset).toContain('-192.webp 192w');
    expect(image?.getAttribute('src')).toBe(PORTRAIT);
  });

  it('shows initials without a picture', () => {
    const { container } = render(<Avatar name="Atty. Anna Maria Ferrer" pictureUrl={null} />);
    expect(container.textContent).toBe('AF');
    expect(container.querySelector('img')).toBeNull();
  });

  it('shows initials, and nothing that turns, until its picture comes into view', () => {
    const { container } = render(<Avatar name="Anna Ferrer" pictureUrl={PORTRAIT} />);
    expect(container.textContent).toBe('AF');
    expect(container.getElementsByClassName('spinner-inside')).toHaveLength(0);
  });

  it('has a spinner from the start in the first view', () => {
    const { container } = render(
      <Avatar name="Anna Ferrer" pictureUrl={PORTRAIT} loading="eager" />,
    );
    expect(container.textContent).toBe('');
    expect(container.getElementsByClassName('spinner-inside')).toHaveLength(1);
  });
});
