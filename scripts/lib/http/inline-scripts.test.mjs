import { runInNewContext } from 'node:vm';
import { inlineScriptHashes, joinFlight } from './inline-scripts.mjs';

const BEGUN = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const piece = (text) =>
  `<script>self.__next_f.push([1,${JSON.stringify(text).replaceAll('<', '\\u003c')}])</script>`;
const FAKED = '"])</script><script>self.__next_f.push([1,"';

/** What the page hands to its components, in one text. */
function flight(html) {
  const self = {};
  for (const [, code] of html.matchAll(/<script>([\s\S]*?)<\/script>/g)) {
    runInNewContext(code, { self });
  }
  return self.__next_f.map(([, text]) => text ?? '').join('');
}

it('puts the pieces of data into one script, and changes nothing of them', () => {
  const html = `<p>A page</p>${BEGUN}${piece('0:["a\\"b"]\n1:T2')}${piece(`,é\n${FAKED}`)}${piece(']')}<b>end</b>`;
  const joined = joinFlight(html);
  expect(joined.match(/<script>/g)).toHaveLength(1);
  expect(inlineScriptHashes(joined)).toHaveLength(1);
  expect(flight(joined)).toBe(flight(html));
  expect(joined).toMatch(/^<p>A page<\/p><script>.*<\/script><b>end<\/b>$/s);
});

it('leaves a script between two pieces where it is', () => {
  const html = `${BEGUN}<script src="/a.js" async=""></script>${piece('a')}<script>other()</script>${piece('b')}`;
  expect(joinFlight(html)).toBe(html);
});
