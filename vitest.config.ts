import path from 'node:path'
import { defineConfig } from 'vitest/config'

const root = import.meta.dirname
const alias = { '@payload-config': path.join(root, 'payload.config.ts'), '@': path.join(root, 'src') }
const test = { setupFiles: ['tests/support/failOnConsole.ts'] }

/** Files that read the settings anew, with values of their own, or that load Next as a request of it does. */
const OWN_MODULES = ['tests/integration/**/{bucket,mollieRoute,moneyAndMail}.test.ts']

const database = {
  globalSetup: ['tests/support/templateDatabase.ts'],
  setupFiles: [...test.setupFiles, 'tests/support/ownDatabase.ts'],
  pool: 'forks' as const,
  maxWorkers: 2,
  // A busy machine is slow, and no reason to fail.
  testTimeout: 240_000,
  hookTimeout: 240_000,
}

export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      {
        resolve: { alias },
        test: { ...test, name: 'unit', include: ['tests/unit/**/*.test.ts', 'tests/architecture.test.ts'] },
      },
      {
        resolve: { alias },
        test: {
          ...database,
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          exclude: OWN_MODULES,
          isolate: false,
        },
      },
      {
        resolve: { alias },
        test: { ...database, name: 'ownModules', include: OWN_MODULES },
      },
      {
        resolve: { alias },
        test: { ...database, name: 'stress', include: ['tests/stress/**/*.test.ts'] },
      },
    ],
  },
})
