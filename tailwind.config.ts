import type { Config } from 'tailwindcss';

/* Every value a screen may use. Components name tokens, never hex, never px. */

const teal = {
  50: '#F0F7F6',
  100: '#DBECEA',
  200: '#B6D8D5',
  300: '#86BCB8',
  400: '#539A95',
  500: '#317D78',
  600: '#1F6763',
  700: '#145854',
  800: '#0B4A47',
  900: '#083735',
  950: '#052524',
}; // primary; 800 is the brand colour

const lime = {
  50: '#FAFCE9',
  100: '#F3F8CB',
  200: '#E8F19D',
  300: '#DAE664',
  400: '#C6D92F',
  500: '#A9BC1B',
  600: '#849412',
  700: '#637012',
  800: '#4F5914',
  900: '#434B16',
  950: '#242A06',
}; // secondary; 400 is the one action that matters, and focus on dark. Never text on a light ground

const neutral = {
  50: '#FBFAF7',
  100: '#F5F3EE',
  200: '#E9E5DD',
  300: '#D6D0C4',
  400: '#918B7F',
  500: '#6F6A60',
  600: '#5A564D',
  700: '#454239',
  800: '#2E2C27',
  900: '#1E1D19',
  950: '#12110F',
}; // warm; 50 is the page, 200 a hairline, 400 the edge of an input (3.4:1), 500 the lightest text

const red = {
  50: '#FDF3F1',
  100: '#FBE3DF',
  200: '#F6C7C0',
  300: '#EC9C91',
  400: '#DD6A5C',
  500: '#C8473A',
  600: '#B03328',
  700: '#92281F',
  800: '#77231C',
  900: '#63221C',
  950: '#350E0B',
}; // state only: error, leave, destroy

const amber = {
  50: '#FEF8EA',
  100: '#FCEEC9',
  200: '#F8DC91',
  300: '#F2C250',
  400: '#E6A51F',
  500: '#C98510',
  600: '#96600B',
  700: '#7A4B0D',
  800: '#643C12',
  900: '#543213',
  950: '#321B06',
}; // state only: waiting, expiring, attention

const brands = {
  facebook: '#0866FF',
  google: { red: '#EA4335', blue: '#4285F4', yellow: '#FBBC05', green: '#34A853' },
}; // the marks of services to sign in with, as their rules prescribe; nothing else

export default {
  content: [],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ...brands,
      white: '#FFFFFF',
      teal,
      lime,
      neutral,
      red,
      amber,
    },
    fontFamily: {
      // Set by app/fonts/faces.ts and fallbacks.css. The rarer letters have files of their own.
      sans: [
        'var(--face-sans)',
        'var(--face-sans-rest)',
        'var(--face-sans-ext)',
        'Text stand-in',
        'Text stand-in Android',
        'ui-sans-serif',
        'system-ui',
        'sans-serif',
      ],
      serif: [
        'var(--face-serif)',
        'var(--face-serif-rest)',
        'var(--face-serif-ext)',
        'Heading stand-in',
        'Heading stand-in Android',
        'ui-serif',
        'Georgia',
        'serif',
      ],
    },
    fontSize: {
      '2xs': ['min(0.75rem, 3.75vw)', { lineHeight: '1.35' }], // bottom bar labels only
      xs: ['0.8125rem', { lineHeight: '1.125rem' }],
      sm: ['0.875rem', { lineHeight: '1.25rem' }],
      base: ['1rem', { lineHeight: '1.5rem' }],
      lg: ['1.125rem', { lineHeight: '1.625rem' }],
      xl: ['min(1.3125rem, 9vw)', { lineHeight: '1.24', letterSpacing: '-0.005em' }],
      '2xl': ['min(1.625rem, 10vw)', { lineHeight: '1.23', letterSpacing: '-0.01em' }],
      '3xl': ['min(2rem, 11vw)', { lineHeight: '1.19', letterSpacing: '-0.012em' }],
      '4xl': ['min(2.5rem, 12.5vw)', { lineHeight: '1.1', letterSpacing: '-0.015em' }],
      '5xl': ['3.5rem', { lineHeight: '3.625rem', letterSpacing: '-0.018em' }],
    },
    borderRadius: {
      none: '0',
      DEFAULT: '0.625rem', // the one radius: cards, fields, buttons, dialogs
      inner: '0.375rem', // only for what sits inside a rounded control: checkbox, menu row, tab
      full: '9999px', // only avatars, switches, count badges
    },
    boxShadow: {
      none: 'none',
      DEFAULT: '0 1px 2px rgb(18 17 15 / 0.06), 0 12px 32px -8px rgb(18 17 15 / 0.18)', // the one shadow: what floats
    },
    screens: { sm: '40rem', md: '48rem', lg: '64rem', xl: '80rem' },
    extend: {
      spacing: {
        tap: 'max(44px, min(2.75rem, 13.75vw))',
        header: 'var(--header)',
        bar: 'min(4.5rem, 22.5vw)',
        side: '15.5rem',
        aside: '22.5rem',
      },
      maxWidth: { page: '76rem', text: '42rem', form: '44rem', dialog: '30rem' },
      transitionDuration: { DEFAULT: '160ms' },
      keyframes: {
        pulse: { '50%': { opacity: '0.5' } },
        spin: { to: { transform: 'rotate(360deg)' } },
        appear: { from: { opacity: '0' } },
        leave: { to: { opacity: '0' } },
        rise: { from: { opacity: '0', transform: 'translateY(0.75rem)' } },
        'from-top': { from: { transform: 'translateY(-100%)' } },
        'from-right': { from: { transform: 'translateX(100%)' } },
        'from-bottom': { from: { transform: 'translateY(100%)' } },
      },
      animation: {
        pulse: 'pulse 1.6s ease-in-out infinite',
        spin: 'spin 0.9s linear infinite',
        appear: 'appear 160ms ease-out',
        leave: 'leave 160ms ease-out',
        rise: 'rise 160ms ease-out',
        'from-top': 'from-top 180ms ease-out',
        'from-right': 'from-right 180ms ease-out',
        'from-bottom': 'from-bottom 180ms ease-out',
      },
    },
  },
} satisfies Config;
