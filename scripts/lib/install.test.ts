import { isComplete } from './install.ts';

const WANTED = {
  '': { name: 'product' },
  'node_modules/next': { version: '2.0.0' },
  'node_modules/native-for-another-platform': { version: '1.0.0', optional: true },
  'node_modules/jest': { version: '3.0.0', dev: true },
};
const PRODUCT = { 'node_modules/next': { version: '2.0.0' } };
const ALL = { ...PRODUCT, 'node_modules/jest': { version: '3.0.0', dev: true } };

test.each([
  ['nothing is there', {}, { dev: false }, false],
  ['the product starts without the packages of tests', PRODUCT, { dev: false }, true],
  ['tests need theirs', PRODUCT, { dev: true }, false],
  ['all are there', ALL, { dev: true }, true],
  ['the product starts with the packages of tests', ALL, { dev: false }, true],
  ['another version', { 'node_modules/next': { version: '1.9.0' } }, { dev: false }, false],
])('%s', (_name, installed, asked, complete) => {
  expect(isComplete(installed, WANTED, asked)).toBe(complete);
});
