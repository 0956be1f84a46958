interface Signal {
  readonly kind: string;
  readonly data: { readonly n: number; readonly at: number };
}

interface Received {
  readonly n: number;
  readonly ms: number;
}

/** A page of somebody in a call, as a browser has one. */
export class CallPage {
  readonly base: string;
  readonly meetingId: string;
  readonly email: string;
  cookie = '';
  sid = crypto.randomUUID();
  /** Messages received from the other page, and how long each was in transit. */
  received: Received[] = [];
  gone = new AbortController();

  constructor(base: string, meetingId: string, email: string) {
    this.base = base;
    this.meetingId = meetingId;
    this.email = email;
  }

  async signIn(password: string) {
    const answer = await this.send('/api/v1/auth/signin', { email: this.email, password });
    this.cookie = answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
  }

  async post(kind: string, data: object) {
    await this.send(`/api/v1/meeting/${this.meetingId}/events`, {
      sid: this.sid,
      to: null,
      kind,
      data,
    });
  }

  async open() {
    const url = `${this.base}/api/v1/meeting/${this.meetingId}/stream?sid=${this.sid}`;
    const { signal } = this.gone;
    const answer = await fetch(url, { headers: { cookie: this.cookie }, signal });
    if (!answer.ok || !answer.body) throw new Error(`the stream answered ${answer.status}`);
    this.read(answer.body).catch(() => {});
  }

  async read(body: AsyncIterable<Uint8Array>) {
    const decoder = new TextDecoder();
    let text = '';
    for await (const chunk of body) {
      text += decoder.decode(chunk, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) this.hear(block);
    }
  }

  hear(block: string) {
    if (!block.includes('event: signal')) return;
    const { kind, data } = JSON.parse(
      block.slice(block.indexOf('data: ') + 'data: '.length),
    ) as Signal;
    if (kind === 'candidate') this.received.push({ n: data.n, ms: performance.now() - data.at });
  }

  close() {
    this.gone.abort();
  }

  async send(path: string, body: object) {
    const answer = await fetch(`${this.base}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: this.base,
        ...(this.cookie && { cookie: this.cookie }),
      },
      body: JSON.stringify(body),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer;
  }
}
