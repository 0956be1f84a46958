import localFont from 'next/font/local';

// The packages' latin files carry more than the pages use. With fontTools, what the first paint waits for became a third
// smaller: Commissioner keeps `wght` 400 to 700 and has the peso sign, which no npm package has in its latin file, put in
// from latin-ext; Newsreader is one instance, `wght` 500 at `opsz` 32, for headings and quotes of 18 to 56 px.
const commissioner = localFont({
  src: './commissioner-latin.woff2',
  weight: '400 700',
  variable: '--face-sans',
  adjustFontFallback: 'Arial',
});

// The range keeps browsers from drawing a bolder one themselves.
const newsreader = localFont({
  src: './newsreader-latin.woff2',
  weight: '400 600',
  variable: '--face-serif',
  adjustFontFallback: 'Times New Roman',
});

/** Class of the html element: defines the font variables that tailwind.config.ts names. */
export const fontVariables = `${commissioner.variable} ${newsreader.variable}`;
