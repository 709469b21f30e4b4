import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser'
import { logIn, newCustomer } from '../support/customer'
import { asStaff } from '../support/office'
import { goToOverview, newBuyer, openOrder, order } from '../support/orderWizard'

/** Violations of the policy, and what inline code did: nothing, where it is refused. */
type Tried = { ran: string[]; refused: string[] }

/** Puts inline code into the page in each way that a hole in it would allow. */
function tryInline(page: Page): Promise<Tried> {
  return page.evaluate(async () => {
    const tried: Tried = { ran: [], refused: [] }
    Object.assign(window, { ranInline: (how: string) => tried.ran.push(how) })
    document.addEventListener('securitypolicyviolation', event =>
      tried.refused.push(event.effectiveDirective),
    )
    const script = document.createElement('script')
    script.textContent = "ranInline('element')"
    const pressed = document.createElement('button')
    pressed.setAttribute('onclick', "ranInline('attribute')")
    document.body.append(script, pressed)
    pressed.click()
    await new Promise(done => setTimeout(done))
    pressed.remove()
    return tried
  })
}

/** The policy that this page was sent with. */
const policyOf = async (page: Page) =>
  (await page.request.get(page.url())).headers()['content-security-policy'] ?? ''

async function expectClosed(page: Page, quiet: { allow: (text: RegExp) => void }) {
  const policy = await policyOf(page)
  expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/]{22}=='/)
  expect(policy.split('; ').find(part => part.startsWith('script-src'))).not.toContain('unsafe-inline')
  expect(policy).toContain("frame-ancestors 'none'")
  quiet.allow(/Content Security Policy/)
  const { ran, refused } = await tryInline(page)
  expect({ ran, refused: refused.sort() }).toEqual({
    ran: [],
    refused: ['script-src-attr', 'script-src-elem'],
  })
}

// Every journey fails on what the console says, and a violation is said there: so the journeys through these pages
// also hold that nothing of ours is refused.

test('inline code does not run where somebody logs in, asks for a password or is logged in', async ({
  page,
  quiet,
}) => {
  const customer = await newCustomer()
  await logIn(page, customer)
  await expectClosed(page, quiet)
  await page.context().clearCookies()
  for (const path of ['/hosting-login', '/wachtwoord-vergeten', '/wachtwoord-instellen?sleutel=x']) {
    await page.goto(path)
    await expectClosed(page, quiet)
  }
})

test('inline code does not run where somebody pays, nor after it', async ({ page, quiet }) => {
  await openOrder(page)
  await goToOverview(page, newBuyer())
  await order(page)
  await expect(page).toHaveURL(/\/betalen\/test\//)
  await expectClosed(page, quiet)
  await page.getByRole('button', { name: 'Betaald' }).click()
  await expect(page).toHaveURL(/\/hosting-bestellen\/klaar/)
  await expectClosed(page, quiet)
})

test('inline code does not run in the office', async ({ page, quiet }) => {
  await asStaff(page)
  for (const path of ['/admin', '/admin/leads', '/admin/hosting', '/admin/collections/posts/create']) {
    await page.goto(path)
    await expect(page.locator('nav').first()).toBeVisible()
    await expectClosed(page, quiet)
  }
})

test('a menu leads to the log-in as a page of its own, with its own policy', async ({ page, quiet }) => {
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: 'Hoofdmenu' })
  await bar.locator('summary').filter({ hasText: 'Hosting' }).click()
  await bar.getByRole('link', { name: 'Inloggen' }).click()
  await expect(page).toHaveURL(/\/hosting-login$/)
  await expectClosed(page, quiet)
})
