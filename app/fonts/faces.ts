import localFont from 'next/font/local';

// Cut from the makers' files by scripts/cut-fonts.ts, which says what each holds: the first paint waits for them, and a
// page shows a small part of what the packages carry. The letters of Filipino, English and Spanish come with the page, the
// rest of Latin-1 and Latin Extended-A when a name has one. Next reads the calls below as they stand: no constants.
const sans = localFont({
  src: './commissioner.woff2',
  weight: '400 700',
  variable: '--face-sans',
  adjustFontFallback: false,
});

const sansRest = localFont({
  src: './commissioner-rest.woff2',
  weight: '400 700',
  variable: '--face-sans-rest',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+A1-A6, U+A8, U+AA-AD, U+AF, U+B3-B6, U+B8-BC, U+BE-C0, U+C2-C8, U+CA-CC, U+CE-D0, U+D2, U+D4-D6, U+D8-D9, U+DB, U+DD-E0, U+E2-E8, U+EA-EC, U+EE-F0, U+F2, U+F4-F9, U+FB, U+FD-FF, U+131, U+152-153, U+2039-203A, U+2212',
    },
  ],
});

const sansExt = localFont({
  src: './commissioner-ext.woff2',
  weight: '400 700',
  variable: '--face-sans-ext',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+100-130, U+132-151, U+154-17F, U+218-21B',
    },
  ],
});

// The range keeps browsers from drawing a bolder one themselves.
const serif = localFont({
  src: './newsreader.woff2',
  weight: '400 600',
  variable: '--face-serif',
  adjustFontFallback: false,
});

const serifRest = localFont({
  src: './newsreader-rest.woff2',
  weight: '400 600',
  variable: '--face-serif-rest',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+A1-A6, U+A8, U+AA-AD, U+AF, U+B3-B6, U+B8-BC, U+BE-C0, U+C2-C8, U+CA-CC, U+CE-D0, U+D2, U+D4-D6, U+D8-D9, U+DB, U+DD-E0, U+E2-E8, U+EA-EC, U+EE-F0, U+F2, U+F4-F9, U+FB, U+FD-FF, U+131, U+152-153, U+2039-203A, U+2212',
    },
  ],
});

const serifExt = localFont({
  src: './newsreader-ext.woff2',
  weight: '400 600',
  variable: '--face-serif-ext',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+100-130, U+132-151, U+154-17F, U+218-21B',
    },
  ],
});

/** Class of the html element; defines the font variables that tailwind.config.ts names. */
export const fontVariables = [sans, sansRest, sansExt, serif, serifRest, serifExt]
  .map(({ variable }) => variable)
  .join(' ');
