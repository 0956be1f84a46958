import fc from 'fast-check';
import { scriptSafeJson } from './json-ld';

it('cannot leave the script it stands in', () => {
  const hostile = { name: '</script><script>alert(1)</script><!-- & \u2028', list: [']]>'] };
  const text = scriptSafeJson(hostile);
  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual(hostile);
});

it('says what it was given', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const wrapped = JSON.parse(JSON.stringify({ value }));
      expect(JSON.parse(scriptSafeJson({ value }))).toEqual(wrapped);
    }),
  );
});
