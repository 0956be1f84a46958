import { Camera, type IconNode, Scale } from 'lucide';
import { joinPaths } from './icon-paths';

test('the paths of a drawing become one that draws the same', () => {
  const drawing: IconNode = [
    ['path', { d: 'M12 3v18' }],
    ['path', { d: 'm19 8 3 8a5 5 0 0 1-6 0zV7' }],
    ['path', { d: 'm16 9-5.5 5.5L8 12' }],
    ['path', { d: 'm6-2.5v3' }],
    ['path', { d: 'm.5.5.5-1' }],
  ];
  expect(joinPaths(drawing)).toEqual([
    ['path', { d: 'M12 3v18M19 8l3 8a5 5 0 0 1-6 0zV7M16 9l-5.5 5.5L8 12M6 -2.5v3M.5 .5l.5-1' }],
  ]);
});

test('other shapes, and paths with a look of their own, stay as they are', () => {
  const [path, ...others] = joinPaths(Camera);
  expect(others).toEqual([['circle', { cx: '12', cy: '13', r: '3' }]]);
  expect(Camera).toContainEqual(path);
  const filled: IconNode = [
    ['path', { d: 'M1 1h1' }],
    ['path', { d: 'M2 2h1', fill: 'currentColor' }],
  ];
  expect(joinPaths(filled)).toEqual(filled);
});

test('the drawing of the library is left as it is', () => {
  const before = structuredClone(Scale);
  expect(joinPaths(Scale)).toHaveLength(1);
  expect(Scale).toEqual(before);
});
