import type { CallEventInput, CallPerson } from '@/lib/contract/meetings/calls';
import type { CallRole } from '@/lib/domain/meetings/calls';

export const MEETING = '0b7f5a52-3f0e-4a78-9a41-2c34dd2e5c11';

/** The streams that are open, the newest last. */
export let sources: FakeEventSource[] = [];

export class FakeEventSource {
  onerror: (() => void) | undefined;
  onopen: (() => void) | undefined;
  private readonly listeners = new Map<string, (event: object) => void>();

  constructor(readonly url: string) {
    sources.push(this);
  }

  addEventListener(type: string, listener: (event: object) => void): void {
    this.listeners.set(type, listener);
  }

  send(type: string, data: object = {}, id: number | '' = ''): void {
    this.listeners.get(type)?.({ data: JSON.stringify(data), lastEventId: String(id) });
  }

  close(): void {
    sources = sources.filter((source) => source !== this);
  }
}

export function person(role: CallRole, sid: string | null): CallPerson {
  return { role, display_name: `The ${role}`, picture_url: null, present: sid !== null, sid };
}

/** Answers the calls of a page; `next` are answers to its coming posts instead of 204. */
export class CallServer {
  readonly posts: CallEventInput[] = [];
  /** Connection reports: always answered, and not among the posts. */
  readonly reports: unknown[] = [];
  readonly permissions: string[] = [];
  next: (() => Response | Promise<Response>)[] = [];
  /** Answers instead of the permission. */
  refusal: (() => Response) | null = null;

  constructor(private readonly role: CallRole) {}

  readonly fetch = async (url: string, request: RequestInit): Promise<Response> => {
    if (request.method === 'GET') {
      this.permissions.push(url);
      return this.refusal?.() ?? reply(200, this.permission());
    }
    const post = JSON.parse(String(request.body ?? '{}')) as CallEventInput;
    if (post.data?.connection !== undefined) {
      this.reports.push(post.data.connection);
      return reply(204);
    }
    const answer = this.next.shift();
    if (answer) return answer();
    this.posts.push(post);
    return reply(204);
  };

  events(): string[] {
    return this.posts.map(({ kind, to, data }) =>
      [kind, kind === 'description' ? data?.type : '', to ?? 'all'].filter(Boolean).join(' '),
    );
  }

  permission() {
    const instant = '2026-11-24T02:00:00Z';
    return {
      _id: 'permission',
      meeting_id: MEETING,
      role: this.role,
      start_time: instant,
      end_time: instant,
      closes_at: instant,
      ice_expires_at: instant,
      ice_servers: [{ urls: ['turn:relay.example'], username: 'u', credential: 'c' }],
      events_url: `/api/v1/meeting/${MEETING}/stream`,
      people: [person('client', null), person('lawyer', null)],
    };
  }
}

/** jsdom has no Response. */
export function reply(
  status: number,
  body?: object,
  headers: Record<string, string> = {},
): Response {
  const text = async () => (body ? JSON.stringify(body) : '');
  return {
    status,
    statusText: '',
    text,
    headers: { get: (name: string) => headers[name] ?? null },
  } as unknown as Response;
}

/** A refusal or failure as the API answers it. */
export function failure(status: number, key: string, headers: Record<string, string> = {}) {
  return () => reply(status, { message: key, key }, headers);
}
