export function inZones(file: string, script: string): Iterable<string>;
