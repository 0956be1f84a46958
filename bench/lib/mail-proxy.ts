import net from 'node:net';
import { listenOnLoopback } from './loopback.ts';

/**
 * A way to a mail server that sees each mail accepted, before the sender hears of it: `onAccepted(messageId)` may kill
 * the sender. Each connection carries one mail, as the product sends them.
 */
export async function mailProxy(
  smtpUrl: string,
  onAccepted: (messageId: string | undefined) => Promise<void>,
) {
  const { hostname, port } = new URL(smtpUrl);
  /** By connection that is open, what was sent on it. */
  const open = new Map<net.Socket, string>();
  const server = net.createServer((from) => {
    const to = net.connect(Number(port), hostname);
    const pairs: [net.Socket, net.Socket][] = [
      [from, to],
      [to, from],
    ];
    for (const [one, other] of pairs) {
      one.on('error', () => {});
      one.on('close', () => other.destroy());
    }
    from.on('close', () => open.delete(from));
    let sent = '';
    let accepted = false;
    from.on('data', (chunk) => {
      sent += chunk.toString('latin1');
      open.set(from, sent);
      to.write(chunk);
    });
    to.on('data', async (chunk) => {
      const ended = /\r\n\.\r\n/.test(sent);
      if (ended && !accepted && /^250 /m.test(chunk.toString('latin1'))) {
        accepted = true;
        await onAccepted(messageIdOf(sent));
      }
      from.write(chunk);
    });
  });
  const ownPort = await listenOnLoopback(server);
  return {
    url: `smtp://127.0.0.1:${ownPort}`,
    /** Mails of which some has been sent and whose sender is still there: the server may take them yet. */
    onTheirWay: () => [...open.values()].map(messageIdOf),
    stop: () => server.close(),
  };
}

function messageIdOf(sent: string): string | undefined {
  return sent.match(/^Message-ID: (<[^>]+>)/im)?.[1];
}
