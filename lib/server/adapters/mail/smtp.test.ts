import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { applySettings } from '@/lib/testing/jest/settings';
import type { OutgoingMail } from './port';
import { smtpMail, smtpWithin } from './smtp';

const sources: string[] = [];

/** Keeps the source of every mail. */
const server = net.createServer((socket) => {
  let source: string | null = null;
  socket.write('220 mail.example ESMTP\r\n');
  socket.on('data', (chunk) => {
    const text = chunk.toString('latin1');
    if (source !== null) {
      source += text;
      if (!source.endsWith('\r\n.\r\n')) return;
      sources.push(source);
      source = null;
      socket.write('250 OK\r\n');
      return;
    }
    if (text.startsWith('DATA')) source = '';
    socket.write(source === '' ? '354 Go on\r\n' : '250 OK\r\n');
  });
  socket.on('error', () => {});
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  applySettings({ SMTP_URL: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
afterAll(() => server.close());
beforeEach(() => {
  sources.length = 0;
});

const MAIL = {
  to: 'ana@example.com',
  subject: 'Hello',
  html: '<p>Hello</p>',
  text: 'Hello',
  messageId: '<1@sangguni.mail>',
} as const;
const EVENT = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n';

async function sent(attachments: OutgoingMail['attachments']): Promise<string> {
  await smtpMail.send({ ...MAIL, attachments });
  return sources[0] ?? '';
}

/** The bodies of the parts of a type, decoded. */
function parts(source: string, type: RegExp): string[] {
  return source
    .split(/^--.*$/m)
    .map((part) => part.trim().split('\r\n\r\n'))
    .filter(([head]) => type.test(head ?? ''))
    .map(([head, ...body]) => {
      const text = body.join('\r\n\r\n');
      return /base64/.test(head ?? '') ? Buffer.from(text, 'base64').toString() : text;
    });
}

test.each(['REQUEST', 'CANCEL'] as const)(
  'an event to %s is an alternative of the text, and a file for who has no such program',
  async (method) => {
    const content = EVENT.replace('REQUEST', method);
    const contentType = `text/calendar; method=${method}; charset=utf-8`;
    const source = await sent([{ name: 'meeting.ics', contentType, content, method }]);
    const alternative = source.slice(source.indexOf('multipart/alternative'));
    expect(source).toContain('multipart/mixed');
    const type = new RegExp(
      `^content-type: text/calendar; charset=utf-8;\\s+method=${method}`,
      'im',
    );
    expect(parts(alternative, type).map((text) => text.trim())).toEqual([content.trim()]);
    expect(parts(source, /application\/ics; name=meeting\.ics/)).toEqual([content]);
    expect(parts(source, /text\/(plain|html)/)).toEqual(['Hello', '<p>Hello</p>']);
  },
);

test('another file is attached as it is', async () => {
  const source = await sent([{ name: 'a.txt', contentType: 'text/plain', content: 'abc' }]);
  expect(source).not.toContain('text/calendar');
  expect(source).toMatch(/filename=a\.txt/);
});

describe('a mail server that', () => {
  const limits = {
    dnsTimeout: 200,
    connectionTimeout: 200,
    greetingTimeout: 200,
    socketTimeout: 300,
    whole: 900,
  };
  /** Each connection, by what the server does with it. */
  const turns: Record<string, (socket: net.Socket) => void> = {
    'never greets': () => {},
    'greets and says no more': (socket) => void socket.write('220 mail.example ESMTP\r\n'),
    'takes the mail and never says so': (socket) => {
      socket.write('220 mail.example ESMTP\r\n');
      let isData = false;
      socket.on('data', (chunk) => {
        if (isData) return;
        isData = String(chunk).startsWith('DATA');
        socket.write(isData ? '354 Go on\r\n' : '250 OK\r\n');
      });
    },
    'says a little of its greeting again and again': (socket) => {
      const timer = setInterval(() => socket.write('220-wait\r\n'), 100);
      socket.on('close', () => clearInterval(timer));
    },
  };

  test.each(Object.entries(turns))('%s is silent, within the limit', async (_name, turn) => {
    const sockets = new Set<net.Socket>();
    const hanging = net.createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => {});
      turn(socket);
    });
    hanging.listen(0, '127.0.0.1');
    await once(hanging, 'listening');
    const { port } = hanging.address() as AddressInfo;
    const began = performance.now();
    try {
      const mails = smtpWithin(limits, () => `smtp://127.0.0.1:${port}`);
      await expect(mails.send({ ...MAIL, attachments: [] })).rejects.toMatchObject({
        isSilent: true,
      });
      expect(performance.now() - began).toBeLessThan(2000);
    } finally {
      for (const socket of sockets) socket.destroy();
      hanging.close();
    }
  });
});
