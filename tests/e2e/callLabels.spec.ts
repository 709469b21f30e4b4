import { expect, test } from '../support/browser'

const NUMBER = /\d{2,3} \d{3} \d{2} \d{2}|06( \d{2}){4}/

/** Every label of the site that speaks of calling, and what it opens. */
const LABELS: { label: RegExp; opens: RegExp }[] = [
  { label: /^Bel mij terug$/, opens: /^\/terugbellen$/ },
  { label: /^Bel Direct/, opens: /^tel:\+31/ },
  { label: /^Bellen/, opens: /^tel:\+31/ },
]

const PAGES = [
  ...['/', '/contact', '/terugbellen', '/meta-ads-landing', '/configurator-abonnement', '/faq', '/support'],
  ...['/locatie', '/over-ons', '/diensten', '/prijzen', '/maatwerk', '/website-hosting-overijssel', '/blog'],
]

for (const path of PAGES)
  test(`what speaks of calling on ${path} does what it says`, async ({ page }) => {
    await page.goto(path)
    const links = await page.locator('a').evaluateAll(all =>
      all.map(link => ({
        text: (link.textContent ?? '').replace(/\s+/g, ' ').trim(),
        href: link.getAttribute('href') ?? '',
      })),
    )
    const dialling = links.filter(({ href }) => href.startsWith('tel:'))
    expect(dialling.length).toBeGreaterThan(0)
    for (const { text } of dialling) expect(text, 'what dials shows the number').toMatch(NUMBER)
    const calling = links.filter(({ text }) => /^(?:bel|bellen|terugbel\w*)\b/i.test(text))
    for (const { text, href } of calling) {
      const known = LABELS.find(({ label }) => label.test(text))
      expect(known, `${text} stands in the table`).toBeDefined()
      expect(href, text).toMatch(known?.opens ?? /never/)
    }
  })

test('the button of the form itself sends it', async ({ page }) => {
  await page.goto('/terugbellen')
  await expect(page.getByRole('button', { name: 'Bel mij terug' })).toHaveAttribute('type', 'submit')
})
