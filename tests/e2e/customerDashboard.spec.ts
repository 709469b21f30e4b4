import { readFileSync } from 'node:fs'
import { BOTH_SCREENS, expect, expectNoSideways, test, violations } from '../support/browser'
import { demo, line, logIn, newCustomer } from '../support/customer'

test.describe('the dashboard', () => {
  test(
    'shows orders and invoices of every status, and what can be done about them',
    BOTH_SCREENS,
    async ({ page }) => {
      await logIn(page, demo)
      const running = line(page, 'bestellingen', 'voorbeeldbedrijf.example')
      await expect(running).toContainText('Actief')
      await expect(running).toContainText(/per jaar excl\. btw/)
      await expect(running).toContainText(/Verlengt op \d+ \w+ 20\d\d/)
      await expect(running.getByRole('link', { name: /Bekijk Website/ })).toHaveAttribute(
        'href',
        'https://voorbeeldbedrijf.example',
      )
      await expect(running.getByRole('link', { name: /Bekijk Website/ })).toHaveAttribute('target', '_blank')
      await expect(line(page, 'bestellingen', 'vijveraanleg.example')).toContainText('In behandeling')
      await expect(line(page, 'bestellingen', 'tuinwinkel.example')).toContainText('Opgeschort')
      await expect(line(page, 'bestellingen', 'Geannuleerd')).toHaveCount(1)
      await expect(line(page, 'facturen', 'Betaald').first()).toContainText(/INV20\d\d-\d{5}/)
      await expect(line(page, 'facturen', 'Gecrediteerd').first()).toBeVisible()
      await expect(line(page, 'facturen', 'Creditfactuur').first()).toContainText(/CR20\d\d-\d{5}/)
      expect(await violations(page)).toEqual([])
      await expectNoSideways(page)
    },
  )

  test('shows a quote that became work, and leads to its page', async ({ page }) => {
    await logIn(page, demo)
    const work = line(page, 'opdrachten', 'Webshop basis')
    await expect(work).toContainText('Onderhanden')
    await expect(work).toContainText('Wat we van je nodig hebben')
    await work.getByRole('link', { name: /Bekijk opdracht/ }).click()
    await expect(page.getByRole('heading', { name: /Afgesproken/ })).toBeVisible()
  })

  test('leads quickly to support, direct debit and a new order', async ({ page }) => {
    await logIn(page, demo)
    const quick = page.getByRole('navigation', { name: 'Snel regelen' })
    const href = async (name: RegExp) =>
      decodeURIComponent((await quick.getByRole('link', { name }).getAttribute('href')) ?? '')
    expect(await href(/WhatsApp Support/)).toContain('https://wa.me/')
    expect(await href(/Automatische incasso aanvragen/)).toMatch(
      /^mailto:.*machtigingsformulier.*Sanne Voorbeeld/s,
    )
    expect(await href(/Nieuwe bestelling/)).toBe('/hosting-bestellen')
    expect(await href(/Support E-mail/)).toMatch(/^mailto:/)
  })

  test('hands over the PDF of an invoice', async ({ page }) => {
    await logIn(page, demo)
    const invoice = line(page, 'facturen', 'Betaald').first()
    const number = (await invoice.textContent())?.match(/INV20\d\d-\d{5}/)?.[0]
    const coming = page.waitForEvent('download')
    await invoice.getByRole('link', { name: /PDF Downloaden/ }).click()
    const file = await coming
    expect(file.suggestedFilename()).toBe(`${number}.pdf`)
    expect(
      readFileSync(await file.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  })

  test('hands over the e-invoice of a business', async ({ page }) => {
    await logIn(page, demo)
    const invoice = line(page, 'facturen', 'Betaald').first()
    const number = (await invoice.textContent())?.match(/INV20\d\d-\d{5}/)?.[0]
    const coming = page.waitForEvent('download')
    await invoice.getByRole('link', { name: `E-factuur (UBL) ${number}` }).click()
    const file = await coming
    expect(file.suggestedFilename()).toBe(`${number}.xml`)
    expect(readFileSync(await file.path()).toString()).toContain(`<cbc:ID>${number}</cbc:ID>`)
  })

  test('leads from an order that was not paid to its payment', async ({ page }) => {
    await logIn(page, demo)
    await line(page, 'bestellingen', 'vijveraanleg.example')
      .getByRole('button', { name: /Nu Betalen/ })
      .click()
    await expect(page).toHaveURL(/\/betalen\/test\//)
  })

  test('tells a customer who comes back from the bank how it went', async ({ page }) => {
    await logIn(page, demo)
    const bill = page.locator('#facturen li').filter({ hasText: 'Achterstallig' }).first()
    const number = (await bill.getByRole('heading').textContent()) ?? ''
    expect(number).toMatch(/^INV/)
    await bill.getByRole('button', { name: /Nu Betalen/ }).click()
    await page.getByRole('button', { name: 'Geannuleerd' }).click()
    await expect(
      page.getByRole('alert').filter({ hasText: 'Je hebt de betaling geannuleerd' }),
    ).toContainText(`factuur ${number} staat nog open`)
    expect(await violations(page)).toEqual([])
    await expect(bill).toContainText(number)
  })

  test('says so when there is nothing yet', async ({ page }) => {
    await logIn(page, await newCustomer())
    await expect(page.getByText('Nog geen hosting bij ons')).toBeVisible()
    await expect(page.getByText('Nog geen facturen')).toBeVisible()
    await expect(page.locator('#bestellingen').getByRole('link', { name: 'Hosting bestellen' })).toBeVisible()
    expect(await violations(page)).toEqual([])
  })
})
