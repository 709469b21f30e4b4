import type { Browser, Page } from '@playwright/test'

/** A phone on a slow line: 1.6 Mbit/s down, 150 ms there and back, a quarter of this machine's speed. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const SLOWER = 4
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/** Does something with a new page of this phone, whose visitor said no to cookies before. */
export async function onPhone<T>(
  browser: Browser,
  site: string,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(PHONE)
  await context.addCookies([{ name: 'cookieConsent', value: 'false', url: site }])
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', LINE)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  try {
    return await work(page)
  } finally {
    await context.close()
  }
}
