// @ts-check
import nextJest from 'next/jest.js';
import { outsideTier, withoutPrograms } from './lib/testing/jest/tiers.ts';
import { compileInlineScript } from './scripts/lib/inline-script.ts';
import { limit } from './scripts/lib/test/speed.ts';

// As a module of CommonJS, whose default Node and the compiler see in different places.
const create = ('default' in nextJest ? nextJest.default : nextJest)({ dir: './' });

/** Packages that ship ES modules only, which jest has to translate. */
const ESM_ONLY = [
  '@redocly',
  'jose',
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@tokenizer',
  '@borewit',
  'graphile-worker',
  '@react-email',
  'openid-client',
  'oauth4webapi',
];

const common = {
  // As next.config.mjs defines them.
  globals: compileInlineScript(),
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // Its CommonJS build loads react-dom/server by import(), which only a translated file can do here.
    '^@react-email/render$': '<rootDir>/node_modules/@react-email/render/dist/node/index.mjs',
    '^server-only$': '<rootDir>/lib/testing/jest/server-only.ts',
    // Exported for `import` only, which jest does not resolve.
    '^file-type$': '<rootDir>/node_modules/file-type/source/index.js',
  },
  testPathIgnorePatterns: ['/node_modules/', '/.next/', '/.data/', '/e2e/', ...outsideTier()],
  setupFiles: ['<rootDir>/lib/testing/jest/seed.ts'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.data/'],
  // Groups of files are many for one environment: taking back all that they left overflows the stack.
  testEnvironmentOptions: { globalsCleanup: 'off' },
};

/**
 * A global of the sandbox is looked up through an interceptor each time it is read, a global that each module is handed
 * as an argument is not. Not `Buffer`, `Set`, `process` or `Symbol`, names that packages declare themselves. In jsdom no difference was measured.
 */
const node = {
  testEnvironment: 'node',
  sandboxInjectedGlobals: ['Math', 'Object', 'Array', 'Reflect', 'Uint8Array'],
};

/** React as it renders mails in production: the other build checks each element. */
const PRODUCTION_REACT = {
  '^\\./cjs/(react-dom[\\w.-]*)\\.development\\.js$':
    '<rootDir>/node_modules/react-dom/cjs/$1.production.js',
  '^\\./cjs/(react(?:-jsx-runtime)?)\\.development\\.js$':
    '<rootDir>/node_modules/react/cjs/$1.production.js',
};

const NEEDS_PROGRAMS = [...common.testPathIgnorePatterns, ...withoutPrograms()];

/** What a group of test files imports is evaluated once. */
const runner = '<rootDir>/lib/testing/jest/grouped-runner.ts';

/** @param {string} displayName @param {Partial<import('jest').Config>} options */
async function project(displayName, options) {
  const made = await create({ ...common, displayName, ...options })();
  return {
    ...made,
    transformIgnorePatterns: [
      `/node_modules/(?!(${ESM_ONLY.join('|')})/)`,
      '^.+\\.module\\.(css|sass|scss)$',
    ],
  };
}

// Nothing may depend on the zone of the machine: Kathmandu is neither UTC nor Manila, nor on the half hour.
process.env.TZ = 'Asia/Kathmandu';

export default {
  // A busy machine is slow, not wrong.
  testTimeout: limit(60_000),
  projects: [
    await project('unit', {
      runner,
      ...node,
      testMatch: ['<rootDir>/**/*.test.ts'],
      testPathIgnorePatterns: [...common.testPathIgnorePatterns, '\\.(db|processes)\\.test\\.ts$'],
    }),
    await project('database', {
      runner,
      ...node,
      moduleNameMapper: { ...common.moduleNameMapper, ...PRODUCTION_REACT },
      testMatch: ['<rootDir>/**/*.db.test.ts'],
      testPathIgnorePatterns: NEEDS_PROGRAMS,
      setupFilesAfterEnv: ['<rootDir>/lib/testing/jest/database.ts'],
    }),
    await project('processes', {
      ...node,
      testMatch: ['<rootDir>/**/*.processes.test.ts'],
      testPathIgnorePatterns: NEEDS_PROGRAMS,
      setupFilesAfterEnv: ['<rootDir>/lib/testing/jest/database.ts'],
    }),
    await project('dom', {
      runner,
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/lib/testing/jest/dom.ts'],
    }),
  ],
};
