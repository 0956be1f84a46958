import { SETTINGS } from '../server/setting-files';
import { readEnv, settingsInPages, textSenderOf } from './env';
import { SETTING_NAMES } from './settings';
import { socialServices } from './social-sign-in';

const dataKey = (byte: number) => Buffer.alloc(32, byte).toString('base64');

/** Everything that production needs, for a gateway that moves money. */
const PRODUCTION = {
  APP_ENV: 'production',
  DATABASE_URL: 'postgres://app:secret@db.example:5432/app?sslmode=verify-full',
  SITE_URL: 'https://sangguni.example',
  SMTP_URL: 'smtps://user:secret@mail.example:465',
  MAIL_FROM: 'Sangguni <no-reply@sangguni.example>',
  VERIFIER_EMAIL: 'ids@sangguni.example',
  SUPPORT_EMAIL: 'support@sangguni.example',
  SESSION_KEYS: '2026:0123456789abcdef0123456789abcdef',
  DATA_KEYS: `2026:${dataKey(7)}`,
  VAPID_PRIVATE_KEY: Buffer.alloc(32, 7).toString('base64url'),
  PAYMENT_GATEWAY: 'paymongo',
  PAYMENT_WEBHOOK_SECRET: 'whsk_0123456789abcdef',
  PAYMONGO_SECRET_KEY: 'sk_live_0123456789abcdef',
  TURN_URLS: 'turn:turn.example:3478,turns:turn.example:443?transport=tcp',
  TURN_SECRET: '0123456789abcdef0123456789abcdef',
  STORAGE_DIR: '/var/lib/sangguni',
};

/** The error of reading these settings; null without one. */
function complaint(settings: Record<string, string | undefined>): string | null {
  try {
    readEnv(settings);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

test('every setting may come from a file', () => {
  expect(SETTINGS).toEqual(SETTING_NAMES.toSorted());
});

describe('on this machine', () => {
  test('nothing has to be set', () => {
    expect(readEnv({})).toMatchObject({
      APP_ENV: 'local',
      SITE_URL: 'http://127.0.0.1:3000',
      PAYMENT_GATEWAY: 'local',
      SUPPORT_EMAIL: 'help@sangguni.example',
      PLATFORM_FEE: 0,
      HOLD_MINUTES: 30,
      PAYMENT_WEBHOOK_TOLERANCE: 300,
      JOBS: 'inline',
      DEMO_DATA: 'on',
    });
  });

  test('the verifier needs the console in production alone, unless it is set', () => {
    expect(readEnv({}).VERIFIER_CONSOLE).toBe(false);
    expect(readEnv(PRODUCTION).VERIFIER_CONSOLE).toBe(true);
    expect(readEnv({ ...PRODUCTION, VERIFIER_CONSOLE: 'off' }).VERIFIER_CONSOLE).toBe(false);
  });

  test('a server that is told to stop takes requests for a while in production alone, unless it is set', () => {
    expect(readEnv({}).DRAIN_DELAY).toBe(0);
    expect(readEnv(PRODUCTION).DRAIN_DELAY).toBe(3);
    expect(readEnv({ ...PRODUCTION, DRAIN_DELAY: '0.5' }).DRAIN_DELAY).toBe(0.5);
  });

  test('the address is where it listens, unless another is set', () => {
    expect(readEnv({ PORT: '3100' }).SITE_URL).toBe('http://127.0.0.1:3100');
    expect(readEnv({ PORT: '3100', SITE_URL: 'http://localhost:80' }).SITE_URL).toBe(
      'http://localhost:80',
    );
  });

  test('what is set counts, an empty value does not', () => {
    const settings = { SITE_URL: 'https://try.example', PLATFORM_FEE: '4900', HOLD_MINUTES: '' };
    expect(readEnv({ ...settings, DEMO_DATA: 'off' })).toMatchObject({
      SITE_URL: 'https://try.example',
      PLATFORM_FEE: 4900,
      HOLD_MINUTES: 30,
      DEMO_DATA: false,
    });
  });

  test('links to other sites are https addresses', () => {
    const page = 'https://www.facebook.com/sangguni.example';
    expect(readEnv({ SOCIAL_FACEBOOK: page }).SOCIAL_FACEBOOK).toBe(page);
    for (const wrong of ['http://facebook.com/x', 'javascript:alert(1)', 'facebook.com/x']) {
      expect(complaint({ SOCIAL_FACEBOOK: wrong })).toBe(
        'Settings not usable: SOCIAL_FACEBOOK: must be an https address',
      );
    }
  });

  test('a relay for calls is several addresses and a secret, or nothing', () => {
    const urls = [
      'turn:relay.example:3478?transport=udp',
      'turns:relay.example',
      'stun:[::1]:3478',
    ];
    const secret = { TURN_SECRET: '0123456789abcdef' };
    expect(readEnv({ TURN_URLS: urls.join(', '), ...secret }).TURN_URLS).toEqual(urls);
    expect(readEnv({}).TURN_URLS).toEqual([]);
    expect(complaint({ TURN_URLS: urls[0] })).toBe(
      'Settings not usable: TURN_SECRET: is needed with TURN_URLS',
    );
    expect(complaint(secret)).toBe('Settings not usable: TURN_URLS: is needed with TURN_SECRET');
  });

  test('of the carrier of texts all are given, or none', () => {
    const carrier = {
      TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
      TWILIO_AUTH_TOKEN: 'f'.repeat(32),
      TWILIO_FROM: '+15005550006',
    };
    expect(readEnv(carrier)).toMatchObject(carrier);
    expect(readEnv({ ...carrier, TWILIO_FROM: `MG${'0'.repeat(32)}` })).toBeTruthy();
    expect(complaint({ ...carrier, TWILIO_FROM: undefined })).toBe(
      'Settings not usable: TWILIO_FROM: is needed with TWILIO_ACCOUNT_SID',
    );
    for (const name of ['SANGGUNI', 'Sangguni PH', '24 Law'])
      expect(readEnv({ ...carrier, TWILIO_FROM: name }).TWILIO_FROM).toBe(name);
  });

  const twilio = { TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`, TWILIO_AUTH_TOKEN: 'f'.repeat(32) };
  const semaphore = { SEMAPHORE_API_KEY: 'f'.repeat(32), SEMAPHORE_SENDER_NAME: 'SANGGUNI' };
  const service = `MG${'0'.repeat(32)}`;

  test('Semaphore is a key and a name, and not beside Twilio; production says so, too', () => {
    for (const base of [{}, PRODUCTION]) {
      expect(readEnv({ ...base, ...semaphore })).toMatchObject(semaphore);
      for (const [given, missing] of [
        ['SEMAPHORE_API_KEY', 'SEMAPHORE_SENDER_NAME'],
        ['SEMAPHORE_SENDER_NAME', 'SEMAPHORE_API_KEY'],
      ] as const)
        expect(complaint({ ...base, [given]: semaphore[given] })).toBe(
          `Settings not usable: ${missing}: is needed with ${given}`,
        );
      expect(complaint({ ...base, ...semaphore, ...twilio, TWILIO_FROM: 'SANGGUNI' })).toBe(
        'Settings not usable: SEMAPHORE_API_KEY: is refused beside TWILIO_ACCOUNT_SID: texts have one carrier',
      );
    }
  });

  test.each([
    [{ ...twilio, TWILIO_FROM: '+15005550006' }, 'number'],
    [{ ...twilio, TWILIO_FROM: 'SANGGUNI' }, 'name'],
    [{ ...twilio, TWILIO_FROM: 'MG Law' }, 'name'],
    [{ ...twilio, TWILIO_FROM: service }, 'number'],
    [{ ...twilio, TWILIO_FROM: service, TEXT_SENDER: 'name' }, 'name'],
    [semaphore, 'name'],
    [{}, 'number'],
    [{ TEXT_SENDER: 'name' }, 'name'],
  ] as const)('of %j texts come from a %s', (given, sender) => {
    expect(textSenderOf(readEnv(given))).toBe(sender);
  });

  test.each([
    [{ ...twilio, TWILIO_FROM: 'SANGGUNI', TEXT_SENDER: 'number' }, 'number', 'name'],
    [{ ...twilio, TWILIO_FROM: '+15005550006', TEXT_SENDER: 'name' }, 'name', 'number'],
    [{ ...semaphore, TEXT_SENDER: 'number' }, 'number', 'name'],
  ] as const)('%j contradicts itself', (given, said, known) => {
    expect(complaint(given)).toBe(
      `TEXT_SENDER=${said} contradicts the sender, a ${known}: leave it out`,
    );
  });

  test('links are off in production until they are switched on, and need a short address', () => {
    expect([readEnv({}), readEnv(PRODUCTION)].map(({ TEXT_LINKS }) => TEXT_LINKS)).toEqual([
      true,
      false,
    ]);
    const on = { ...PRODUCTION, ...semaphore, TEXT_LINKS: 'on' };
    expect(readEnv({ ...on, SITE_URL: 'https://sangguni.ph' }).TEXT_LINKS).toBe(true);
    for (const SITE_URL of [`https://${'s'.repeat(20)}.ph`, 'https://sangguní.ph'])
      expect(complaint({ ...on, SITE_URL })).toBe(
        'TEXT_LINKS=on needs a SITE_URL of at most 30 plain characters: a text has no room for more',
      );
    // Without a carrier, or without links, any address will do.
    expect(
      readEnv({ ...PRODUCTION, TEXT_LINKS: 'on', SITE_URL: `https://${'s'.repeat(50)}.ph` }),
    ).toBeTruthy();
  });

  test('addresses are kept without a slash at the end', () => {
    expect(readEnv({ SITE_URL: 'https://try.example//' }).SITE_URL).toBe('https://try.example');
  });
});

describe.each([{}, { PAYMENT_GATEWAY: 'paymongo' }, { DEMO_DATA: 'off' }])(
  'demo accounts and the gateway that moves no money (%j)',
  (settings) => {
    const toy = 'DEMO_DATA' in settings ? 'PAYMENT_GATEWAY=local' : 'DEMO_DATA=on';
    const given = { PAYMONGO_SECRET_KEY: 'sk_test_key', ...settings };

    test('refuse a key that moves money', () => {
      expect(complaint({ ...given, PAYMONGO_SECRET_KEY: 'sk_live_hunter2' })).toBe(
        `PAYMONGO_SECRET_KEY moves real money, which ${toy} refuses; production is APP_ENV=production`,
      );
    });

    test.each(['https://sangguni.ph', 'http://8.8.8.8:3000', 'https://[2600::1]'])(
      'refuse %s as their address',
      (SITE_URL) => {
        expect(complaint({ ...given, SITE_URL })).toBe(
          `SITE_URL is a public address, which ${toy} refuses; production is APP_ENV=production`,
        );
      },
    );

    test.each([
      'http://localhost:3000',
      'http://[::1]:3000',
      'http://product:3000',
      'http://192.168.1.20:3000',
      'http://[fd00::1]',
      'https://try.example',
    ])('take %s', (SITE_URL) => {
      expect(complaint({ ...given, SITE_URL })).toBeNull();
    });
  },
);

test('without them a key that moves money can be used outside production', () => {
  const settings = {
    DEMO_DATA: 'off',
    PAYMENT_GATEWAY: 'paymongo',
    SITE_URL: 'https://sangguni.ph',
  };
  expect(complaint({ ...settings, PAYMONGO_SECRET_KEY: 'sk_live_hunter2' })).toBeNull();
});

describe('in production', () => {
  test.each(Object.keys(PRODUCTION).filter((key) => key !== 'APP_ENV'))(
    '%s must be there, and one line says so',
    (key) => {
      const expected = `Settings missing for production: ${key}`;
      expect(complaint({ ...PRODUCTION, [key]: undefined })).toBe(expected);
      expect(complaint({ ...PRODUCTION, [key]: '' })).toBe(expected);
    },
  );

  test('all that is missing is named at once', () => {
    const message = complaint({ ...PRODUCTION, SITE_URL: '', DATA_KEYS: '', SMTP_URL: '' });
    expect(message).toBe('Settings missing for production: SITE_URL, SMTP_URL, DATA_KEYS');
  });

  test('the gateway that moves no money is refused', () => {
    expect(complaint({ ...PRODUCTION, PAYMENT_GATEWAY: 'local' })).toBe(
      'PAYMENT_GATEWAY=local moves no money and is refused with APP_ENV=production',
    );
  });

  test('a key of test mode is refused, and not repeated', () => {
    expect(complaint({ ...PRODUCTION, PAYMONGO_SECRET_KEY: 'sk_test_hunter2' })).toBe(
      'PAYMONGO_SECRET_KEY of test mode moves no money and is refused with APP_ENV=production',
    );
  });

  test('it starts with PayMongo', () => {
    expect(readEnv(PRODUCTION)).toMatchObject({
      PAYMENT_GATEWAY: 'paymongo',
      PAYMONGO_API: 'https://api.paymongo.com',
    });
  });

  test.each(['on', 'tests'])('demo data (%s) is refused', (DEMO_DATA) => {
    expect(complaint({ ...PRODUCTION, DEMO_DATA })).toBe(
      `DEMO_DATA=${DEMO_DATA} is refused with APP_ENV=production`,
    );
  });

  test('a clock that leaves jobs out is refused', () => {
    expect(complaint({ ...PRODUCTION, JOBS_CLOCK: 'beat' })).toBe(
      'JOBS_CLOCK leaves jobs out and is refused with APP_ENV=production',
    );
  });

  test('times are not stretched', () => {
    expect(readEnv({ ...PRODUCTION, TIME_LIMIT_FACTOR: '1' }).TIME_LIMIT_FACTOR).toBe(1);
    expect(complaint({ ...PRODUCTION, TIME_LIMIT_FACTOR: '2.5' })).toBe(
      'TIME_LIMIT_FACTOR=2.5 is for tests and is refused with APP_ENV=production',
    );
  });

  test('a start changes no tables', () => {
    expect(readEnv(PRODUCTION).MIGRATIONS).toBe(false);
    expect(readEnv({}).MIGRATIONS).toBe(true);
    expect(complaint({ ...PRODUCTION, MIGRATIONS: 'on' })).toBe(
      'MIGRATIONS=on is refused with APP_ENV=production: run npm run migrate apply before the start',
    );
  });

  const noTls =
    'SMTP_URL leads to another machine without TLS (smtps:, or ?requireTLS=true), which';
  const noSsl =
    'DATABASE_URL leads to another machine without ?sslmode=verify-full (or require), which';
  test.each([
    ['SITE_URL', 'http://sangguni.ph', 'SITE_URL is not an https address, which'],
    ['SITE_URL', 'http://127.0.0.1:3000', 'SITE_URL is not an https address, which'],
    ['STORAGE_DIR', 'files', 'STORAGE_DIR is not an absolute path, which'],
    ['STORAGE_DIR', './files', 'STORAGE_DIR is not an absolute path, which'],
    ['ASSETS_DIR', 'assets', 'ASSETS_DIR is not an absolute path, which'],
    ['INCOMING_DIR', 'incoming', 'INCOMING_DIR is not an absolute path, which'],
    ['SMTP_URL', 'smtp://user:hunter2@mail.example:587', noTls],
    ['SMTP_URL', 'smtp://user:hunter2@mail.example:587?requireTLS=false', noTls],
    ['DATABASE_URL', 'postgres://app:hunter2@db.example/app', noSsl],
    ['DATABASE_URL', 'postgres://app:hunter2@10.0.0.5/app?sslmode=disable', noSsl],
    ['DATABASE_URL', 'postgres://app:hunter2@db.example/app?sslmode=prefer', noSsl],
    ['DATABASE_URL', 'postgres://app:hunter2@db.example/app?sslmode=no-verify', noSsl],
    ['DATABASE_URL', 'postgres://app:hunter2@127.0.0.1/app?host=db.example', noSsl],
    [
      'DATABASE_DIRECT_URL',
      'postgres://app:hunter2@db.example/app',
      `DATABASE_DIRECT_${noSsl.slice(9)}`,
    ],
    [
      'DATABASE_MIGRATION_URL',
      'postgres://app:hunter2@db.example/app',
      `DATABASE_MIGRATION_${noSsl.slice(9)}`,
    ],
    ['DATABASE_READ_URL', 'postgres://app@db.example/app', noSsl.replace('URL', 'READ_URL')],
  ])('%s=%s is refused', (key, value, why) => {
    const expected = `${why} is refused with APP_ENV=production`;
    expect(complaint({ ...PRODUCTION, [key]: value })).toBe(expected);
  });

  test.each([
    ['SMTP_URL', 'smtp://127.0.0.1:25'],
    ['SMTP_URL', 'smtp://user:secret@mail.example:587?requireTLS=true'],
    ['DATABASE_URL', 'postgres://app@127.0.0.1/app'],
    ['DATABASE_URL', 'postgresql://app@localhost:5432/app'],
    ['DATABASE_URL', 'postgres:///app?host=/var/run/postgresql'],
    ['DATABASE_URL', 'postgres://app:secret@db.example/app?sslmode=require'],
    ['DATABASE_MIGRATION_URL', 'postgres://owner:secret@db.example/app?sslmode=require'],
    ['DATABASE_DIRECT_URL', 'postgres://app@127.0.0.1/app'],
    ['DATABASE_READ_URL', 'postgres://app:secret@db.example/app?sslmode=verify-full'],
    ['MAIL_FROM', 'no-reply@sangguni.example'],
    ['HOST', '::'],
    ['TRUST_PROXY', '1'],
  ])('%s=%s is taken', (key, value) => {
    expect(complaint({ ...PRODUCTION, [key]: value })).toBeNull();
  });

  test.each(['SESSION_KEYS', 'DATA_KEYS', 'VAPID_PRIVATE_KEY', 'PAYMENT_WEBHOOK_SECRET'] as const)(
    'the %s that everybody can read in the code is refused',
    (key) => {
      expect(complaint({ ...PRODUCTION, [key]: readEnv({})[key] })).toBe(
        `${key} is the one for local development and is refused with APP_ENV=production`,
      );
    },
  );
});

describe('keys of the data', () => {
  test('are several, each with an id', () => {
    const DATA_KEYS = `2027:${dataKey(8)}, v1:${dataKey(7)}`;
    expect(complaint({ ...PRODUCTION, DATA_KEYS })).toBeNull();
  });

  test('the one for local development is refused in production beside others too', () => {
    const DATA_KEYS = `${PRODUCTION.DATA_KEYS},${readEnv({}).DATA_KEYS}`;
    expect(complaint({ ...PRODUCTION, DATA_KEYS })).toBe(
      'DATA_KEYS is the one for local development and is refused with APP_ENV=production',
    );
  });

  test('the setting of before says what it is called now', () => {
    const before = { ...PRODUCTION, DATA_KEYS: '', DATA_KEY: dataKey(7) };
    const message = 'DATA_KEY is DATA_KEYS now: set it to v1: with the value of before behind it';
    expect(complaint(before)).toBe(message);
    expect(complaint({ DATA_KEY: dataKey(7) })).toBe(message);
    expect(complaint({ ...before, DATA_KEYS: `v1:${dataKey(7)}` })).toBeNull();
  });
});

describe('files in a bucket', () => {
  const bucket = {
    STORAGE_DRIVER: 's3',
    S3_BUCKET: 'sangguni-files',
    S3_ENDPOINT: 'https://s3.ap-southeast-1.amazonaws.com/',
    S3_REGION: 'ap-southeast-1',
    S3_ACCESS_KEY_ID: 'AKIAEXAMPLE',
    S3_SECRET_ACCESS_KEY: 'hunter2',
  };
  const onBucket = { ...PRODUCTION, STORAGE_DIR: undefined, INCOMING_DIR: '/var/tmp/sangguni' };

  test('need the bucket, its keys and a folder for what is on its way, instead of STORAGE_DIR', () => {
    expect(readEnv({ ...onBucket, ...bucket })).toMatchObject({
      STORAGE_DRIVER: 's3',
      S3_ENDPOINT: 'https://s3.ap-southeast-1.amazonaws.com',
    });
    expect(complaint({ ...PRODUCTION, STORAGE_DRIVER: 's3', STORAGE_DIR: undefined })).toBe(
      'Settings missing for production: S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, INCOMING_DIR',
    );
    expect(complaint({ ...bucket, S3_REGION: '', S3_SECRET_ACCESS_KEY: '' })).toBe(
      'Settings not usable: S3_REGION: is needed with STORAGE_DRIVER=s3; S3_SECRET_ACCESS_KEY: is needed with STORAGE_DRIVER=s3',
    );
    expect(complaint({ ...PRODUCTION, STORAGE_DIR: undefined })).toBe(
      'Settings missing for production: STORAGE_DIR',
    );
  });

  test('travel over TLS, or stay on this machine', () => {
    const at = (S3_ENDPOINT: string) => complaint({ ...onBucket, ...bucket, S3_ENDPOINT });
    expect(at('http://127.0.0.1:9000')).toBeNull();
    expect(at('http://minio.internal:9000')).toBe(
      'Settings not usable: S3_ENDPOINT: must be an https address',
    );
  });

  test.each([
    [{ STORAGE_DRIVER: 'ftp' }, 'STORAGE_DRIVER: Invalid option: expected one of "disk"|"s3"'],
    [{ S3_BUCKET: '../other' }, 'S3_BUCKET: must be the name of a bucket'],
    [{ S3_REGION: 'Asia Pacific' }, 'S3_REGION: must be the name of a region'],
    [{ S3_ACCESS_KEY_ID: 'two words' }, 'S3_ACCESS_KEY_ID: must be the id of a key'],
  ])('%j is refused', (wrong, why) => {
    const said = complaint({ ...PRODUCTION, INCOMING_DIR: '/srv/incoming', ...bucket, ...wrong });
    expect(said).toBe(`Settings not usable: ${why}`);
  });

  test('are in no page', () => {
    const names = Object.keys(bucket).concat('INCOMING_DIR');
    for (const name of names) expect(settingsInPages()).not.toContain(name);
  });
});

describe('Google Calendar', () => {
  const client = { GOOGLE_CLIENT_ID: 'g', GOOGLE_CLIENT_SECRET: 's' };

  test('is played locally, off in production until it is chosen', () => {
    expect(readEnv({}).GOOGLE_CALENDAR).toBe('local');
    expect(readEnv(PRODUCTION).GOOGLE_CALENDAR).toBe('off');
    const chosen = { ...PRODUCTION, ...client, GOOGLE_CALENDAR: 'google' };
    expect(readEnv(chosen).GOOGLE_CALENDAR).toBe('google');
  });

  test('needs a client, and is never played in production', () => {
    expect(complaint({ ...PRODUCTION, GOOGLE_CALENDAR: 'google' })).toBe(
      'Settings not usable: GOOGLE_CLIENT_ID: is needed with GOOGLE_CALENDAR=google',
    );
    expect(complaint({ ...PRODUCTION, GOOGLE_CALENDAR: 'local' })).toBe(
      'GOOGLE_CALENDAR=local is no calendar of Google and is refused with APP_ENV=production',
    );
  });
});

describe('signing in with Google and Facebook', () => {
  const pairs = { GOOGLE_CLIENT_ID: 'g', GOOGLE_CLIENT_SECRET: 's', FACEBOOK_APP_ID: 'f' };

  test('is offered where it is configured', () => {
    expect(socialServices(readEnv({}))).toEqual([]);
    const both = { ...pairs, FACEBOOK_APP_SECRET: 's' };
    expect(socialServices(readEnv(both))).toEqual(['google', 'facebook']);
    expect(
      socialServices(readEnv({ ...both, GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '' })),
    ).toEqual(['facebook']);
  });

  test('needs both of a pair', () => {
    expect(complaint(pairs)).toBe(
      'Settings not usable: FACEBOOK_APP_SECRET: is needed with FACEBOOK_APP_ID',
    );
    expect(complaint({ GOOGLE_CLIENT_SECRET: 'hunter2' })).toBe(
      'Settings not usable: GOOGLE_CLIENT_ID: is needed with GOOGLE_CLIENT_SECRET',
    );
  });

  test.each(['GOOGLE_ISSUER', 'FACEBOOK_DIALOG', 'FACEBOOK_GRAPH', 'PAYMONGO_API'])(
    '%s is an https address, or on this machine outside production',
    (key) => {
      const local = 'http://127.0.0.1:4000/x';
      expect(readEnv({ [key]: `${local}/` })).toMatchObject({ [key]: local });
      const refusal = `Settings not usable: ${key}: must be an https address`;
      expect(complaint({ [key]: 'http://accounts.example' })).toBe(refusal);
      expect(complaint({ ...PRODUCTION, [key]: local })).toBe(
        `${key} is not an https address, which is refused with APP_ENV=production`,
      );
    },
  );
});

test('errors are reported over https, to the address as it is', () => {
  const local = 'http://127.0.0.1:4000/hook/';
  expect(readEnv({ ERROR_WEBHOOK_URL: local }).ERROR_WEBHOOK_URL).toBe(local);
  expect(complaint({ ...PRODUCTION, ERROR_WEBHOOK_URL: local })).toBe(
    'ERROR_WEBHOOK_URL is not an https address, which is refused with APP_ENV=production',
  );
});

describe('PayMongo', () => {
  const chosen = { PAYMENT_GATEWAY: 'paymongo', PAYMONGO_SECRET_KEY: 'sk_test_key' };

  test('can be tried on this machine with a key of test mode, at an address of this machine', () => {
    const api = 'http://127.0.0.1:4010';
    expect(readEnv({ ...chosen, PAYMONGO_API: `${api}/` })).toMatchObject({
      PAYMENT_GATEWAY: 'paymongo',
      PAYMONGO_API: api,
    });
  });

  test('needs its secret key', () => {
    expect(complaint({ PAYMENT_GATEWAY: 'paymongo' })).toBe(
      'Settings not usable: PAYMONGO_SECRET_KEY: is needed with PAYMENT_GATEWAY=paymongo',
    );
  });
});

describe('a value that cannot be used is named with what is wrong', () => {
  test.each([
    ['SITE_URL', 'sangguni.example'],
    ['SITE_URL', 'ftp://sangguni.example'],
    ['PORT', '0'],
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['HEALTH_PORT', '0'],
    ['DRAIN_DELAY', '-1'],
    ['DRAIN_DELAY', 'soon'],
    ['HOST', 'http://127.0.0.1'],
    ['TRUST_PROXY', '-1'],
    ['TRUST_PROXY', 'yes'],
    ['METRICS_PORT', '0'],
    ['RELEASE', 'a release'],
    ['OPERATOR_EMAIL', 'operator'],
    ['ERROR_WEBHOOK_URL', 'http://errors.example/hook'],
    ['ERROR_WEBHOOK_URL', 'errors.example'],
    ['DATABASE_URL', 'db.example'],
    ['DATABASE_URL', 'mysql://db.example/app'],
    ['DATABASE_DIRECT_URL', 'db.example:5432'],
    ['DATABASE_READ_URL', 'db.example:5432'],
    ['SMTP_URL', 'mail.example:25'],
    ['SMTP_URL', 'https://mail.example'],
    ['MAIL_FROM', 'Sangguni'],
    ['MAIL_FROM', 'Sangguni <no-reply>'],
    ['MAIL_FROM', 'Sangguni <a@sangguni.example>\nBcc: b@sangguni.example'],
    ['APP_ENV', 'staging'],
    ['DATA_KEYS', dataKey(7)],
    ['DATA_KEYS', '2026:c2hvcnQ='],
    ['DATA_KEYS', `2026.1:${dataKey(7)}`],
    ['DATA_KEYS', `2026:${dataKey(7)},${dataKey(8)}`],
    ['DATA_KEYS', `2026:${dataKey(7)}, 2026:${dataKey(8)}`],
    ['VAPID_PRIVATE_KEY', 'c2hvcnQ'],
    ['SESSION_KEYS', 'a-key-without-its-id-of-32-characters'],
    ['SESSION_KEYS', 'k1:too-short'],
    ['SESSION_KEYS', 'k1:0123456789abcdef0123456789abcdef,k2:short'],
    ['PAYMENT_GATEWAY', 'cash'],
    ['PAYMENT_WEBHOOK_SECRET', 'short'],
    ['PAYMONGO_SECRET_KEY', 'pk_live_0123456789'],
    ['SUPPORT_EMAIL', 'support'],
    ['PLATFORM_FEE', '-1'],
    ['PLATFORM_FEE', '1.5'],
    ['HOLD_MINUTES', 'soon'],
    ['DATABASE_POOL', 'many'],
    ['JOBS', 'yes'],
    ['DEMO_DATA', 'true'],
    ['TURN_URLS', 'https://turn.example'],
    ['TURN_URLS', 'turn:turn.example,turn'],
    ['TURN_SECRET', 'short'],
    ['TWILIO_FROM', 'Sangguni Law'],
    ['TWILIO_FROM', '09171234567'],
    ['TWILIO_ACCOUNT_SID', 'SK0123'],
    ['SEMAPHORE_SENDER_NAME', 'Sangguni PH'],
    ['SEMAPHORE_SENDER_NAME', '12345'],
    ['SEMAPHORE_API_KEY', 'short'],
    ['TEXT_SENDER', 'phone'],
    ['TEXT_LINKS', 'yes'],
  ])('%s=%s', (key, value) => {
    const message = complaint({ [key]: value });
    expect(message).toMatch(new RegExp(`^Settings not usable: ${key}: .+`));
    expect(message).not.toContain('\n');
  });

  test.each([
    'SESSION_KEYS',
    'DATA_KEYS',
    'VAPID_PRIVATE_KEY',
    'PAYMONGO_SECRET_KEY',
    'TWILIO_AUTH_TOKEN',
    'SEMAPHORE_API_KEY',
  ])('a secret %s is not repeated in it', (key) => {
    expect(complaint({ [key]: 'hunter2' })).not.toContain('hunter2');
  });
});
