// The local inbox, a process of its own: node scripts/local/serve-inbox.ts <smtp port> <web port> <mail folder>
import { mkdirSync } from 'node:fs';
import MailDev from 'maildev';

const [smtp, web, mailDirectory = ''] = process.argv.slice(2);
process.once('uncaughtException', (error: NodeJS.ErrnoException) => {
  // Whoever started it chooses another port.
  if (error.code !== 'EADDRINUSE') console.error(error);
  process.exit(1);
});
mkdirSync(mailDirectory, { recursive: true });
const ip = '127.0.0.1';
const inbox = new MailDev({
  smtp: Number(smtp),
  web: Number(web),
  ip,
  webIp: ip,
  mailDirectory,
  silent: true,
});
// Its page listens before: a port that another program took has ended the process by then.
await inbox.listen();
process.send?.('ready');
process.once('disconnect', () => process.exit(0));
