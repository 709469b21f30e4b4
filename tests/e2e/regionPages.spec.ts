import type { Page } from '@playwright/test'
import { REGIONS } from '../support/addresses'
import { expect, test } from '../support/browser'
import { fiveWordRuns, sharedRuns } from '../support/wordRuns'

/** The text of the page without navigation, forms and service cards. */
async function ownText(page: Page, path: string): Promise<string> {
  await page.goto(path)
  return page.evaluate(() => {
    const main = document.querySelector('main')?.cloneNode(true) as HTMLElement
    for (const part of main.querySelectorAll('nav, script, section:has(form), [data-service-cards]'))
      part.remove()
    const blocks = main.querySelectorAll('h1, h2, h3, p, li, dt, dd, figcaption, text')
    return [...blocks].map(block => block.textContent).join('\n')
  })
}

test('less than 30% of a regional page stands on the services page or on another one', async ({ page }) => {
  test.slow()
  const texts = new Map<string, string>()
  for (const path of ['/diensten', ...REGIONS]) texts.set(path, await ownText(page, path))
  for (const path of REGIONS) {
    const own = texts.get(path) ?? ''
    expect(fiveWordRuns(own).size, path).toBeGreaterThan(200)
    for (const [other, text] of texts)
      if (other !== path) expect(sharedRuns(own, text), `${path} and ${other}`).toBeLessThan(0.3)
  }
})

test('a regional page shows how far away a place is, and leads to each service', async ({ page }) => {
  await page.goto('/website-maken-overijssel')
  const map = page.getByRole('img', { name: /^Kaart\. Zwolle 70 minuten, Deventer 50 minuten/ })
  await expect(map).toBeVisible()
  await expect(map.getByText('Enschede')).toBeVisible()
  await expect(page.getByText(/Zo lang rijden we van ons kantoor naar jou/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Van de IJssel tot de Dinkel' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Webshop', exact: true }).click()
  await expect(page).toHaveURL('/diensten#webshop')
})
