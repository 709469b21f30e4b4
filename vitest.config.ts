import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const root = import.meta.dirname
const alias = { '@payload-config': path.join(root, 'payload.config.ts'), '@': path.join(root, 'src') }
const test = {
  setupFiles: ['tests/support/failOnConsole.ts'],
  maxWorkers: 2,
  // A busy machine is slow, and no reason to fail.
  testTimeout: 240_000,
  hookTimeout: 240_000,
}

/** Files that read the settings anew, with values of their own, or that load Next as a request of it does. */
const OWN_MODULES = ['tests/integration/**/{bucket,innerRoutes,mollieRoute,moneyAndMail}.test.ts']

/** Hundreds of inputs, long random sequences, or programs that start many times: part of `npm run test:stress`. */
const THOROUGH = [
  'tests/integration/{corpus,backup}/*.test.ts',
  'tests/integration/instances/migrate.test.ts',
  'tests/integration/**/{badInput,submitBadInput,bookingsRandom,logsOfFailures,logsWithoutPeople,totals}.test.ts',
]

/** Begun last, each of these would keep one core alone. Some start programs of their own. */
const LONG =
  /(backup\/backup|instances\/migrate|logsWithoutPeople|submitBadInput|customers\/badInput|orders\/badInput|secondFactor)\.test\.ts$/

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const others = await super.sort(files.filter(file => !LONG.test(file.moduleId)))
    return [...files.filter(file => LONG.test(file.moduleId)), ...others]
  }
}

/** Settings for modules that read them as they load. Nothing is there. */
const NO_SERVICES = {
  DATABASE_URL: 'postgres://nowhere.example/none',
  DEMO: '1',
  PAYLOAD_SECRET: 'a secret of the tests, long enough for the check',
  SITE_URL: 'http://localhost:3000',
}

const database = {
  ...test,
  globalSetup: ['tests/support/templateDatabase.ts'],
  setupFiles: [...test.setupFiles, 'tests/support/ownDatabase.ts'],
  pool: 'forks' as const,
  expect: { poll: { interval: 10, timeout: 120_000 } },
}

export default defineConfig({
  resolve: { alias },
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        resolve: { alias },
        test: {
          ...test,
          name: 'unit',
          include: ['tests/unit/**/*.test.ts', 'tests/architecture.test.ts'],
          env: NO_SERVICES,
          isolate: false,
        },
      },
      {
        resolve: { alias },
        test: {
          ...database,
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          exclude: [...OWN_MODULES, ...THOROUGH],
          isolate: false,
        },
      },
      {
        resolve: { alias },
        test: { ...database, name: 'thorough', include: THOROUGH, isolate: false },
      },
      {
        resolve: { alias },
        test: { ...database, name: 'ownModules', include: OWN_MODULES },
      },
      {
        resolve: { alias },
        test: { ...database, name: 'stress', include: ['tests/stress/**/*.test.ts'] },
      },
      {
        resolve: { alias },
        test: {
          ...test,
          name: 'firefox',
          include: ['tests/firefox/**/*.test.ts'],
          globalSetup: ['tests/support/builtSite.ts'],
          // They share the address of the site.
          maxWorkers: 1,
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
})
