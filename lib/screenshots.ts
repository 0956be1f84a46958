interface Screenshot {
  /** Below public/. */
  readonly src: string;
  /** The page that it shows. */
  readonly path: string;
  readonly label: string;
  readonly form_factor: 'wide' | 'narrow';
  /** Width and height in pixels. */
  readonly sizes: `${number}x${number}`;
}

const PAGES = [
  { name: 'home', path: '/', label: 'Find a lawyer or notary public' },
  {
    name: 'results',
    path: '/lawyers-online',
    label: 'Lawyers with their prices and next open times',
  },
  { name: 'meetings', path: '/customer-portal', label: 'Your meetings' },
];
const SIZES = { wide: '1280x800', narrow: '824x1648' } as const;

/** Pictures of the product that a browser shows before it installs it; `npm run docs:screenshots` takes them anew. */
export const SCREENSHOTS: readonly Screenshot[] = (['wide', 'narrow'] as const).flatMap((form) =>
  PAGES.map(({ name, path, label }) => ({
    src: `/screenshots/${name}-${form}.webp`,
    path,
    label,
    form_factor: form,
    sizes: SIZES[form],
  })),
);
