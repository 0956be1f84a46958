import type { IncomingMessage, ServerResponse } from 'node:http';

const FIELDS = [
  ['email', 'Email'],
  ['first', 'First name'],
  ['last', 'Last name'],
];

export type Form = Readonly<Partial<Record<string, string>>>;

/** How the product is known to a service. */
export interface SocialClient {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
}

/** Writes the consent page of a service; its form goes back to `action`. */
export function consentPage(service: string, action: string): string {
  const inputs = FIELDS.map(
    ([name, label]) => `<p><label>${label} <input name="${name}"></label></p>`,
  );
  return `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>${service}</title><main><h1>${service} for tests</h1>
<form method="post" action="${action}">${inputs.join('')}
<p><label><input type="checkbox" name="verified" value="yes" checked> Address verified</label></p>
<button name="answer" value="allow">Allow</button> <button name="answer" value="refuse">Refuse</button>
</form></main></html>`;
}

/** Reads a form that arrived. */
export async function readForm(req: IncomingMessage): Promise<Form> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk);
  return Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
}

/** Answers with a page. */
export function sendPage(res: ServerResponse, html: string): void {
  res.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  res.end(html);
}
