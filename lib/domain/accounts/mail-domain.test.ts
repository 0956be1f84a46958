import { meantAddress } from './mail-domain';

test.each([
  ['gmial.com', 'gmail.com'],
  ['gmai.com', 'gmail.com'],
  ['gmail.co', 'gmail.com'],
  ['gmail.cm', 'gmail.com'],
  ['gnail.con', 'gmail.com'],
  ['GMAIL.CON', 'gmail.com'],
  ['hmail.com', 'gmail.com'],
  ['yahoo.con', 'yahoo.com'],
  ['yaho.com', 'yahoo.com'],
  ['yahoo.cm', 'yahoo.com'],
  ['yaho.com.ph', 'yahoo.com.ph'],
  ['yahoo.comph', 'yahoo.com.ph'],
  ['hotmial.com', 'hotmail.com'],
  ['outlok.com', 'outlook.com'],
  ['iclod.com', 'icloud.com'],
])('%s was probably meant to be %s', (typed, meant) => {
  expect(meantAddress(`Ligaya.R+x@${typed}`)).toBe(`Ligaya.R+x@${meant}`);
});

test.each([
  'gmail.com',
  'Yahoo.com.ph',
  'yahoo.ca',
  'yahoo.com.sg',
  'hotmail.co.uk',
  'outlook.ph',
  'mail.com',
  'ymail.com',
  'email.com',
  'example.com',
  'up.edu.ph',
  'mailer.com.ph',
  'me.ph',
])('%s is left alone', (domain) => {
  expect(meantAddress(`ligaya@${domain}`)).toBeNull();
});

test.each(['', 'ligaya', 'ligaya@', '@gmial.com', 'a@b@gmial.com', 'a b@gmial.com'])(
  'nothing is proposed for %p, which is no address yet',
  (text) => {
    expect(meantAddress(text)).toBeNull();
  },
);
