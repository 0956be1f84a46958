/** A page of somebody in a call, as a browser has one. */
export class CallPage {
  sid = crypto.randomUUID();
  /** What the other page told it: which message it was, and how long it was under way. */
  received = [];
  gone = new AbortController();

  constructor(base, meetingId, email) {
    Object.assign(this, { base, meetingId, email });
  }

  async signIn(password) {
    const answer = await this.send('/api/v1/auth/signin', { email: this.email, password });
    this.cookie = answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
  }

  async post(kind, data) {
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
    if (!answer.ok) throw new Error(`the stream answered ${answer.status}`);
    this.read(answer.body).catch(() => {});
  }

  async read(body) {
    const decoder = new TextDecoder();
    let text = '';
    for await (const chunk of body) {
      text += decoder.decode(chunk, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop();
      for (const block of blocks) this.hear(block);
    }
  }

  hear(block) {
    if (!block.includes('event: signal')) return;
    const { kind, data } = JSON.parse(block.slice(block.indexOf('data: ') + 'data: '.length));
    if (kind === 'candidate') this.received.push({ n: data.n, ms: performance.now() - data.at });
  }

  close() {
    this.gone.abort();
  }

  async send(path, body) {
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
