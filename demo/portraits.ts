import 'server-only';
import sharp from 'sharp';
import { storePicture } from '@/lib/server/media/pictures/service';
import PARTS from './portrait-parts.json';
import { randomOf } from './random';
import type { Person } from './roster';

const SIDE = 384;
/** Units of the square on which the parts are drawn. */
const DRAWN_SIDE = 1744;
/** Number drawn in parallel, enough to keep all cores busy: drawing is CPU-bound. */
const AT_ONCE = 4;
/** teal-100, neutral-200 and lime-100 of the design tokens. */
const GROUNDS = ['DBECEA', 'E9E5DD', 'F3F8CB'];

const WOMEN = ['02', '04', '08', '10', '23', '28', '36', '39', '41', '46', '48'] as const;
const MEN = ['05', '07', '13', '16', '18', '21', '25', '32', '34', '35', '38', '60'] as const;
const HEADSCARF = ['62', '63'] as const;
const GLASSES_CHANCE = 0.25;

/** Draws and stores a portrait of each person; returns the file names in the same order. */
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
  // As many dots as are needed of a drawing that is far wider.
  return sharp(Buffer.from(svg), { density: (72 * SIDE) / DRAWN_SIDE })
    .resize(SIDE, SIDE)
    .webp({ quality: 80, effort: 2 })
    .toBuffer();
}

/** Puts a face together, one part over the other: the same for a name in every run. */
function portrait(person: Person): string {
  const random = randomOf(`portrait ${person.name}`);
  const one = (part: Record<string, string>) => random.pick(Object.values(part));
  const ground = random.pick(GROUNDS);
  const drawn = [
    one(PARTS.base),
    one(PARTS.body),
    PARTS.hair[random.pick(hairOf(person))],
    one(PARTS.lips),
    one(PARTS.nose),
    one(PARTS.eyes),
    random.chance(GLASSES_CHANCE) ? one(PARTS.glasses) : '',
    one(PARTS.brows),
  ];
  const square = `0 0 ${DRAWN_SIDE} ${DRAWN_SIDE}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${square}" fill="none"><path d="M0 0h${DRAWN_SIDE}v${DRAWN_SIDE}H0z" fill="#${ground}"/>${drawn.join('')}</svg>`;
}

function hairOf(person: Person): readonly (keyof typeof PARTS.hair)[] {
  if (person.headscarf) return HEADSCARF;
  return person.sex === 'f' ? WOMEN : MEN;
}
