import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { PRE_PAINT_SCRIPT } from '@/lib/inline/pre-paint-script';
import { PrePaint } from './pre-paint';

test('the server writes the script as it is, by whose hash the policy admits it', () => {
  expect(renderToString(createElement(PrePaint))).toBe(`<script>${PRE_PAINT_SCRIPT}</script>`);
});
