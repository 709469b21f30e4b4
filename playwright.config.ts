import { defineConfig, devices } from '@playwright/test'

const port = process.env.PORT ?? '3000'
const base = `http://localhost:${port}`
const { CHROMIUM_PATH: executablePath } = process.env

/** Without these, Chromium looks up addresses of its maker at every start. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** The journeys on one screen, after staff have logged in. */
function screen(name: string, device: string, viewport: { width: number; height: number }) {
  return { name, use: { ...devices[device], viewport }, dependencies: ['office'] }
}

const DESKTOP = screen('desktop', 'Desktop Chrome', { width: 1440, height: 900 })

/** These change what every journey reads, or ask more than a journey beside them can bear: they run after them. */
const LAST = /(ceilings|instances|madeUpAddresses)\.spec/

/**
 * Every page, state or input in turn, a slow line or a slow server: with `phone` and the last two of `LAST` a part of
 * `npm run test:stress`. It runs on texts that other journeys have changed.
 */
const THOROUGH =
  /(badInput|chatPlace|configuratorDraft|contentPolicy|corpus|formAlerts|newBuild|pages|prices|refusedFields|slowLine|slowServer)\.spec/

function last(name: string, after: string[]) {
  return { ...DESKTOP, name, testMatch: new RegExp(`${name}\\.spec`), dependencies: after }
}

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/nameServer.ts',
  fullyParallel: false,
  // A journey waits for a quarter of its time.
  workers: 3,
  forbidOnly: true,
  retries: 0,
  // A busy machine is slow, and no reason to fail.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json']],
  outputDir: '.data/e2e',
  use: {
    baseURL: base,
    // Scripts are fetched and compiled once per worker. `tests/support/browser.ts` resets what Playwright keeps.
    reuseContext: true,
    // A visitor who met the chat before: it does not open by itself over what a journey is about.
    storageState: {
      cookies: [],
      origins: [{ origin: base, localStorage: [{ name: 'chatSessions', value: '[]' }] }],
    },
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    launchOptions: { executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox', ...QUIET] : QUIET },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'office', testMatch: /.*\.setup\.ts/ },
    { ...DESKTOP, testIgnore: [LAST, THOROUGH] },
    { ...DESKTOP, name: 'thorough', testMatch: THOROUGH },
    { ...screen('phone', 'Pixel 7', { width: 390, height: 844 }), grep: /@both/ },
    last('instances', ['desktop']),
    last('ceilings', ['phone', 'thorough']),
    last('madeUpAddresses', ['ceilings']),
  ],
  webServer: [
    {
      // A connection that idles between two requests of a journey is not closed just as it is used again.
      command: `node_modules/.bin/next start -p ${port} --keepAliveTimeout 300000`,
      url: `${base}/contact`,
      timeout: 600_000,
      env: { NODE_ENV: 'production' },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    },
  ],
})
