import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export type TwilioAnswer =
  | 'accept'
  /** Taken, and the line breaks before the answer. */
  | 'lose_answer'
  /** Taken, and the answer never ends. */
  | 'hang'
  /** Nothing was read. */
  | 'reset'
  | { readonly status: number; readonly body: string; readonly headers?: Record<string, string> };

/** As Twilio refuses: https://www.twilio.com/docs/usage/twilios-response#twilio-api-errors */
export const refusedWith = (status: number, code: number): TwilioAnswer => ({
  status,
  body: JSON.stringify({ code, message: `To +639171234567 is not right`, status }),
});

/** Stands in for Twilio's Messages resource, and for what goes wrong on the way to it. */
export async function startTwilio() {
  const taken: { to: string; fields: URLSearchParams; authorization: string; path: string }[] = [];
  const answers: TwilioAnswer[] = [];
  const server = http.createServer((request, response) => {
    const answer = answers.shift() ?? 'accept';
    if (answer === 'reset') {
      request.socket.destroy();
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (typeof answer === 'object') {
        response.writeHead(answer.status, answer.headers).end(answer.body);
        return;
      }
      const fields = new URLSearchParams(Buffer.concat(chunks).toString());
      const { authorization = '' } = request.headers;
      taken.push({ to: fields.get('To') ?? '', fields, authorization, path: request.url ?? '' });
      if (answer === 'lose_answer') request.socket.destroy();
      if (answer !== 'accept') return;
      const sid = `SM${randomBytes(16).toString('hex')}`;
      response
        .writeHead(201, { 'content-type': 'application/json' })
        .end(JSON.stringify({ sid, status: 'queued' }));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    answers,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
