import path from 'node:path'
import { defineConfig } from 'vitest/config'

const root = import.meta.dirname
const alias = { '@payload-config': path.join(root, 'payload.config.ts'), '@': path.join(root, 'src') }
const test = { setupFiles: ['tests/support/failOnConsole.ts'] }

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
          ...test,
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: ['tests/support/templateDatabase.ts'],
          setupFiles: [...test.setupFiles, 'tests/support/ownDatabase.ts'],
          pool: 'forks',
          maxWorkers: 2,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
