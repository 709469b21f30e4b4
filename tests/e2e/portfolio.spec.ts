import { SAMPLE_SITES, samplePath } from '@/features/website/model/sampleSites'
import { BOTH_SCREENS, expect, expectNoSideways, test, violations } from '../support/browser'

const PROJECT = '/portfolio/groenrand-hoveniers'
const SITE = samplePath('groenrand-hoveniers')

test('the portfolio shows five dossiers, and each opens a page with the job', async ({ page }) => {
  await page.goto('/portfolio')
  await expect(page.locator('main section .dossier-link')).toHaveCount(5)
  await page.getByRole('link', { name: 'Koppeldissel Verhuur', exact: true }).last().click()
  await expect(page).toHaveURL('/portfolio/koppeldissel-verhuur')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Koppeldissel Verhuur')
  await expect(page.getByText('voorbeeld').first()).toBeVisible()
  const slip = page.locator('[data-example-prices]')
  await expect(slip).toContainText('Offerte')
  await expect(slip).toContainText('Factuur')
  await expect(slip).toContainText('4 weken')
})

test(
  'a picture of a site becomes the site when it is pressed, one at a time',
  BOTH_SCREENS,
  async ({ page, quiet }) => {
    // The frame runs no scripts, those of the test included, and neither does the blank page that it begins with.
    quiet.allow(/Blocked script execution in '(about:blank|[^']*\/werk\/)/)
    await page.goto(PROJECT)
    await expect(page.locator('iframe')).toHaveCount(0)
    await page.getByRole('link', { name: /op een telefoon/ }).click()
    const site = page.frameLocator('iframe')
    await expect(page.locator('iframe')).toHaveAttribute('title', /op een telefoon/)
    await expect(site.getByText('Beukenhaag en bomen met kale wortel')).toBeVisible()
    await site.getByText('mei', { exact: true }).click()
    await expect(site.getByText('Eenjarigen, na de ijsheiligen')).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.getByRole('link', { name: /op een groot scherm/ }).click()
    await expect(page.locator('iframe')).toHaveCount(1)
    await expect(page.locator('iframe')).toHaveAttribute('title', /op een groot scherm/)
    await expectNoSideways(page)
  },
)

for (const { value, label } of SAMPLE_SITES) {
  test(
    `the small site of ${label} stands alone, and fits the screen`,
    BOTH_SCREENS,
    async ({ page, isMobile }) => {
      const response = await page.goto(samplePath(value))
      expect(response?.status()).toBe(200)
      const headers = response?.headers() ?? {}
      expect(headers['content-security-policy']).toContain("default-src 'none'")
      expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
      expect(headers['x-robots-tag']).toContain('noindex')
      expect(headers['set-cookie']).toBeUndefined()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await violations(page)).toEqual([])
      await expectNoSideways(page)
      if (isMobile) return
      await page.setViewportSize({ width: 320, height: 700 })
      await expectNoSideways(page)
    },
  )
}

test('an address beside the small sites does not exist', async ({ request }) => {
  for (const path of ['/werk', '/werk/x', `${SITE}/x.css`, '/portfolio/x', `${PROJECT}/x`])
    expect((await request.get(path)).status(), path).toBe(404)
})

test('search engines find the projects, and not the small sites', async ({ request, baseURL }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).toContain(`<loc>${baseURL}/portfolio</loc>`)
  expect(sitemap).toContain(`<loc>${baseURL}${PROJECT}</loc>`)
  expect(sitemap).not.toContain('/werk/')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a picture is a link to the site', async ({ page, context }) => {
    await page.goto(PROJECT)
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: /op een groot scherm/ }).click(),
    ])
    await expect(opened).toHaveURL(SITE)
    await expect(opened.getByRole('heading', { level: 1 })).toHaveText('Een tuin die het hele jaar klopt.')
  })
})
