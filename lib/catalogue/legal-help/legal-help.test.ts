import { readdirSync, readFileSync } from 'node:fs';
import { SEARCH_REGIONS, SEO_REGIONS } from '../regions';
import {
  HELP_GROUPS,
  INDIGENCY_LIMITS,
  INDIGENCY_SOURCES,
  officesIn,
  PAO_QUESTIONS,
  WHAT_TO_BRING,
} from './legal-help';

const OFFICES = SEARCH_REGIONS.flatMap(officesIn);
const SOURCES = [
  ...OFFICES.map(({ source }) => source),
  ...HELP_GROUPS.flatMap(({ sources }) => sources),
  ...PAO_QUESTIONS.flatMap(({ sources }) => sources),
  ...INDIGENCY_SOURCES,
];

test('every statement names a source by https and the day it was read', () => {
  for (const entry of [...HELP_GROUPS, ...PAO_QUESTIONS]) expect(entry.sources).not.toHaveLength(0);
  for (const { title, url, read } of SOURCES) {
    expect(title).not.toBe('');
    expect(new URL(url).protocol).toBe('https:');
    expect(read).toMatch(/^2026-\d{2}-\d{2}$/);
  }
  for (const { links } of HELP_GROUPS) {
    for (const { url } of links) expect(new URL(url).protocol).toBe('https:');
  }
});

test('every search region has a way to help', () => {
  // Those of the whole country lead everywhere.
  expect(HELP_GROUPS.map(({ kind }) => kind)).toEqual(['pao', 'ibp', 'clinic']);
  expect(HELP_GROUPS.every(({ find, links }) => find !== '' && links.length > 0)).toBe(true);
  const without = SEARCH_REGIONS.filter((region) => officesIn(region).length === 0);
  expect(without).toEqual(['Cagayan Valley (II)', 'Caraga (XIII)']);
});

test('every file is of the region after which it is called, and no office is there twice', () => {
  for (const file of readdirSync('content/legal-help/offices')) {
    const { region } = JSON.parse(readFileSync(`content/legal-help/offices/${file}`, 'utf8'));
    const place = SEO_REGIONS.find(({ label }) => label === region);
    expect(`${place?.slug}.json`).toBe(file);
    expect(officesIn(region)).not.toHaveLength(0);
  }
  const names = OFFICES.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('numbers are Philippine ones, with the code of Metro Manila', () => {
  const numbers = HELP_GROUPS.flatMap(({ phones = [] }) => phones);
  expect(numbers.length).toBeGreaterThan(0);
  for (const number of numbers) expect(number).toMatch(/^\(02\) 8\d{3}-\d{4}$/);
});

test('the income limits are those of the manual of 2021, lower outside of the cities', () => {
  expect(INDIGENCY_LIMITS.map(({ monthly }) => monthly)).toEqual([2_400_000, 2_200_000, 2_000_000]);
  const { answer } = PAO_QUESTIONS[1] ?? { answer: '' };
  expect(answer).toContain('₱24,000 a month if you live in Metro Manila, ₱22,000');
  expect(answer).toContain('2021');
});

test('nothing here decides for the PAO', () => {
  expect(PAO_QUESTIONS[0]?.answer).toMatch(/^Only the PAO decides\./);
  const all = PAO_QUESTIONS.map(({ answer }) => answer).join(' ');
  expect(all).not.toMatch(/you (qualify|are eligible)/i);
});

test('what to bring has a reason each', () => {
  expect(WHAT_TO_BRING.every(({ name, reason }) => name !== '' && reason !== '')).toBe(true);
});
