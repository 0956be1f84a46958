import { inlineScriptHashes, sourceHash } from './inline-scripts.ts';

it('names each script that stands in the page once, in order', () => {
  const html =
    '<script>first()</script><p>text</p><script async="">second()</script><script>first()</script>';
  expect(inlineScriptHashes(html)).toEqual([sourceHash('first()'), sourceHash('second()')]);
});

it('leaves out what is loaded, and data that never runs', () => {
  const html =
    '<script src="/a.js" async=""></script><script type="application/ld+json">{"a":1}</script>';
  expect(inlineScriptHashes(html)).toEqual([]);
});
