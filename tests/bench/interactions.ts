import { chromium, type Locator, type Page } from '@playwright/test'

/** Slower than any phone that the site is made for. */
const SLOWER = 4
const [site = '', executablePath = ''] = process.argv.slice(2)

type Press = [page: string, name: string, target: (page: Page) => Locator]

const PRESSES: Press[] = [
  ['/', 'another service', page => page.locator('#services summary').nth(3)],
  ['/', 'pause the partners', page => page.getByRole('button', { name: 'Pauzeer de partners' })],
  ['/', 'open the menu', page => page.getByRole('button', { name: 'Menu openen' })],
  ['/faq', 'open an answer', page => page.locator('main summary').nth(2)],
  ['/configurator', 'choose a website', page => page.locator('label').filter({ hasText: 'Webshop' })],
  ['/configurator', 'go on', page => page.getByRole('button', { name: 'Volgende' })],
]

const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-background-networking'],
})
for (const [address, name, target] of PRESSES) {
  console.log(`${address} ${name}: ${await worst(address, target)} ms`)
}
await browser.close()

/**
 * The longest of five: from the press to the next frame, as the browser itself measures it. The press comes when
 * what it is about has been in view for a moment, as a hand does.
 */
async function worst(address: string, target: Press[2]): Promise<number> {
  const found: number[] = []
  for (let run = 0; run < 5; run++) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
    })
    await context.addCookies([{ name: 'cookieConsent', value: 'false', url: site }])
    const page = await context.newPage()
    await page.goto(site + address)
    await target(page).scrollIntoViewIfNeeded()
    await page.waitForTimeout(2500)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.evaluate(() => {
      const kept: number[] = []
      Object.assign(window, { kept })
      const watch = new PerformanceObserver(list =>
        kept.push(...list.getEntries().map(each => each.duration)),
      )
      watch.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    })
    await target(page).click()
    await page.waitForTimeout(700)
    found.push(...(await page.evaluate(() => (window as unknown as { kept: number[] }).kept)))
    await context.close()
  }
  return Math.max(0, ...found)
}
