import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PICKER = join(process.cwd(), 'bench/picker');

/** A text as said or typed, with the ids of the problems that are right first answers. */
export interface PickerText {
  readonly text: string;
  readonly right: readonly number[];
}

/** Reads the files of a folder of bench/picker: ids in a line of their own, then a text in each line. */
export function textsOf(folder: string): readonly PickerText[] {
  return readdirSync(join(PICKER, folder))
    .toSorted()
    .flatMap((name) => textsIn(`${folder}/${name}`));
}

/** Reads one file of bench/picker. */
export function textsIn(file: string): readonly PickerText[] {
  let right: readonly number[] = [];
  return readFileSync(join(PICKER, file), 'utf8')
    .trim()
    .split('\n')
    .flatMap((line) => {
      if (!/^[\d ]+$/.test(line)) return [{ text: line, right }];
      right = line.split(' ').map(Number);
      return [];
    });
}
