import ICAL from 'ical.js';

const OUTER = new Set([
  'VEVENT',
  'VTODO',
  'VJOURNAL',
  'VFREEBUSY',
  'VTIMEZONE',
  'VAVAILABILITY',
  'VPOLL',
]);
/** Keeps values as written: each is parsed separately later (values.ts), so that a bad one does not affect others. */
const AS_WRITTEN = { ...ICAL.design.icalendar, property: {}, value: {} };

export interface Property {
  readonly name: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly type: string;
  readonly value: string;
}

/** A component of a calendar, without nested components. Its lines are kept for parts that are parsed as a whole. */
export class Part {
  readonly name: string;
  readonly properties: Property[] = [];
  isDamaged = false;
  readonly lines: string[];
  readonly #inner: string[] = [];

  constructor(name: string) {
    this.name = name;
    this.lines = [`BEGIN:${name}`];
  }

  take(line: string): boolean {
    this.lines.push(line);
    const [, edge = '', name = ''] = edgeOf(line) ?? [];
    if (edge === 'BEGIN') this.#inner.push(name);
    else if (edge === 'END') return this.#end(name);
    else if (this.#inner.length === 0) this.#read(line);
    return false;
  }

  #end(name: string): boolean {
    const at = this.#inner.lastIndexOf(name);
    if (at >= 0) this.#inner.length = at;
    else if (name !== this.name || this.#inner.length > 0) this.isDamaged = true;
    return at < 0 && name === this.name;
  }

  #read(line: string): void {
    try {
      // The jCal of a property (RFC 7265 3.4).
      const [name, parameters, type, value]: [string, Property['parameters'], string, unknown] =
        ICAL.parse.property(line, AS_WRITTEN);
      this.properties.push({ name, parameters, type, value: String(value) });
    } catch {
      this.isDamaged = true;
    }
  }

  first(name: string): Property | undefined {
    return this.properties.find((property) => property.name === name);
  }

  all(name: string): Property[] {
    return this.properties.filter((property) => property.name === name);
  }
}

export interface Calendar {
  readonly head: Part;
  readonly parts: Part[];
}

/**
 * Splits a file into its calendars and their components. A damaged component is marked and affects no other. Null
 * when the file has no calendar or ends within one, because times after the cut would seem free.
 */
export function calendarsIn(text: string): Calendar[] | null {
  const calendars: Calendar[] = [];
  let calendar: Calendar | undefined;
  let part: Part | undefined;
  for (const line of unfolded(text)) {
    const [, edge, name = ''] = edgeOf(line) ?? [];
    if (!calendar) {
      if (edge !== 'BEGIN' || name !== 'VCALENDAR') continue;
      calendar = { head: new Part(name), parts: [] };
      calendars.push(calendar);
      continue;
    }
    const endsAll = edge === 'END' && name === 'VCALENDAR';
    if (part && (endsAll || (edge === 'BEGIN' && OUTER.has(name)))) {
      part.isDamaged = true;
      part = undefined;
    }
    if (endsAll) calendar = undefined;
    else if (part) part = part.take(line) ? undefined : part;
    else if (edge === 'BEGIN') {
      part = new Part(name);
      calendar.parts.push(part);
    } else calendar.head.take(line);
  }
  return calendar || calendars.length === 0 ? null : calendars;
}

function edgeOf(line: string): string[] | null {
  const found = /^(?:BEGIN|END)[ \t]*:[ \t]*[\w-]+[ \t]*$/i.exec(line);
  return found && [line, ...line.split(':').map((part) => part.trim().toUpperCase())];
}

/** Returns the lines with folded ones joined (RFC 5545 3.1). */
function unfolded(text: string): string[] {
  const lines: string[] = [];
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)) {
    if (/^[ \t]/.test(line) && lines.length > 0) lines.push(`${lines.pop()}${line.slice(1)}`);
    else if (line !== '') lines.push(line);
  }
  return lines;
}
