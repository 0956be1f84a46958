import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { applySettings } from './jest/settings';

/** A mail server that takes everything and keeps nothing, for the mails of this test file. */
export async function startMailServer(): Promise<{ stop: () => void }> {
  const server = net.createServer((socket) => {
    let inMail = false;
    socket.write('220 mail.example ESMTP\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString('latin1');
      if (inMail && !text.endsWith('\r\n.\r\n')) return;
      const command = inMail ? '' : text.slice(0, 4);
      inMail = command === 'DATA';
      if (inMail) socket.write('354 Go on\r\n');
      else socket.write(command === 'QUIT' ? '221 Bye\r\n' : '250 OK\r\n');
    });
    socket.on('error', () => {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  applySettings({ SMTP_URL: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` });
  return { stop: () => server.close() };
}
