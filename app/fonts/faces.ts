import localFont from 'next/font/local';

const commissioner = localFont({
  src: './commissioner-latin.woff2',
  weight: '100 900',
  variable: '--face-sans',
  adjustFontFallback: 'Arial',
});

// Headings and quotes stand in two weights, 19 to 56 px: of the package's file, `subset-font` kept Latin, `wght` 400 to 500
// and the shapes of `opsz` 32, which costs a phone half as much as the axis. The range below keeps browsers from drawing a
// bolder one themselves.
const newsreader = localFont({
  src: './newsreader-latin.woff2',
  weight: '400 600',
  variable: '--face-serif',
  adjustFontFallback: 'Times New Roman',
});

// No npm font package has the peso sign in its latin file: this 1 kB face carries it alone.
const pesoSign = localFont({
  src: './commissioner-peso.woff2',
  weight: '100 900',
  variable: '--face-peso',
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+20B1' }],
});

/** Class of the html element: defines the font variables that tailwind.config.ts names. */
export const fontVariables = `${commissioner.variable} ${newsreader.variable} ${pesoSign.variable}`;
