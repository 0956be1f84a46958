import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { applySettings } from './jest/settings';

/**
 * A mail server that takes everything and keeps nothing, for the mails of this test file.
 *
 * @param onMail hears of each mail before its sender is told that it was taken
 */
export async function startMailServer(
  onMail: (mail: string) => void = () => {},
): Promise<{ url: string; stop: () => void }> {
  const server = net.createServer((socket) => {
    let mail: string | null = null;
    socket.write('220 mail.example ESMTP\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString('latin1');
      if (mail !== null) {
        mail += text;
        if (!mail.endsWith('\r\n.\r\n')) return;
        onMail(mail);
        mail = null;
      } else if (text.startsWith('DATA')) {
        mail = '';
        socket.write('354 Go on\r\n');
        return;
      }
      socket.write(text.startsWith('QUIT') ? '221 Bye\r\n' : '250 OK\r\n');
    });
    socket.on('error', () => {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  applySettings({ SMTP_URL: url });
  return { url, stop: () => server.close() };
}
