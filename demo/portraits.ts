import 'server-only';
import { createAvatar } from '@dicebear/core';
import * as notionists from '@dicebear/notionists';
import sharp from 'sharp';
import { storePicture } from '@/lib/server/media/pictures/service';
import type { Person } from './roster';

const SIDE = 384;
/** Drawing is work for the processor: a few at a time keep all cores busy. */
const AT_ONCE = 4;
const INK = '#052524';
/** teal-100, neutral-200 and lime-100 of the design tokens. */
const GROUNDS = ['DBECEA', 'E9E5DD', 'F3F8CB'];

const WOMEN = variants(2, 4, 8, 10, 23, 28, 36, 39, 41, 46, 48);
const MEN = variants(5, 7, 13, 16, 18, 21, 25, 32, 34, 35, 38, 60);
const HEADSCARF = variants(62, 63);

function variants(...numbers: number[]): `variant${string}`[] {
  return numbers.map((number) => `variant${String(number).padStart(2, '0')}` as const);
}

/** Draws and stores a portrait of each person; answers the pictures' names in the same order. */
export async function storePortraits(people: readonly Person[]): Promise<string[]> {
  const names: string[] = new Array(people.length);
  const queue = people.entries();
  const worker = async () => {
    for (const [index, person] of queue) names[index] = await storePicture(await draw(person));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return names;
}

function draw(person: Person): Promise<Buffer> {
  const svg = portrait(person);
  // The drawing is 1744 units wide: render it at the size it is needed.
  return sharp(Buffer.from(svg), { density: (72 * SIDE) / 1744 })
    .resize(SIDE, SIDE)
    .webp({ quality: 80, effort: 2 })
    .toBuffer();
}

function portrait(person: Person): string {
  return createAvatar(notionists, {
    seed: person.name,
    backgroundColor: GROUNDS,
    hair: hairOf(person),
    body: variants(13, 16, 17, 19, 20),
    lips: variants(3, 14, 17, 22, 23, 30),
    eyes: variants(3, 5),
    brows: variants(4, 5, 7, 10),
    nose: variants(1, 5, 6, 10, 13),
    glasses: variants(3, 8, 11),
    glassesProbability: 25,
    beardProbability: 0,
    gestureProbability: 0,
    bodyIconProbability: 0,
  } as Parameters<typeof createAvatar>[1])
    .toString()
    .replace(/#000(?:000)?\b/g, INK);
}

function hairOf(person: Person): string[] {
  if (person.headscarf) return HEADSCARF;
  return person.sex === 'f' ? WOMEN : MEN;
}
