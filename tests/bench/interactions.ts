import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { median } from './pairs'
import { onPhone } from './phone'

const ROUNDS = 7
const [site = '', executablePath = ''] = process.argv.slice(2)

/** What is done to what, and a text of the page that changes with its effect. */
type Act = {
  page: string
  name: string
  target: (page: Page) => Locator
  act?: (target: Locator) => Promise<void>
  reads: () => unknown
}

const press = (target: Locator) => target.click()
const openAnswers = () => document.querySelectorAll('main details[open]').length

const ACTS: Act[] = [
  {
    page: '/',
    name: 'open the menu',
    target: page => page.getByRole('button', { name: 'Menu openen' }),
    reads: () => document.querySelector('#menu')?.matches(':popover-open'),
  },
  {
    page: '/faq',
    name: 'open an answer',
    target: page => page.locator('main summary').nth(1),
    reads: openAnswers,
  },
  {
    page: '/prijzen',
    name: 'choose the prices of a business',
    target: page => page.getByRole('button', { name: 'Zakelijk' }).first(),
    reads: () => [...document.querySelectorAll('button[aria-pressed]')].map(each => each.ariaPressed).join(),
  },
  {
    page: '/configurator-abonnement',
    name: 'tick an extra',
    target: page => page.locator('section[data-example-prices] label').filter({ hasText: 'Schutting' }),
    reads: () => document.querySelector('section[data-example-prices]')?.textContent,
  },
  {
    page: '/contact',
    name: 'type a letter',
    target: page => page.locator('#name'),
    act: target => target.press('J'),
    reads: () => document.querySelector<HTMLInputElement>('#name')?.value,
  },
]

const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-background-networking'],
})
console.log(`act | feedback | effect, as the first input | effect, later (medians of ${ROUNDS}, ms)`)
for (const act of ACTS) {
  const first = await rounds(browser, act, painted)
  const later = await rounds(browser, act, alive)
  const figures = [
    first.map(each => each.feedback),
    first.map(each => each.effect),
    later.map(each => each.effect),
  ]
  console.log([`${act.page} ${act.name}`, ...figures.map(each => Math.round(median(each)))].join(' | '))
}
await browser.close()

async function rounds(
  browser: Browser,
  act: Act,
  ready: (page: Page) => Promise<unknown>,
): Promise<Reaction[]> {
  const reactions: Reaction[] = []
  for (let round = 0; round < ROUNDS; round++)
    reactions.push(
      await onPhone(browser, site, async page => {
        await page.goto(site + act.page, { waitUntil: 'commit' })
        await ready(page)
        return react(page, act)
      }),
    )
  return reactions
}

/** The first paint of the page. */
function painted(page: Page) {
  return page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
}

/** The framework listens, and has been at rest for a second. */
async function alive(page: Page) {
  await page.waitForLoadState()
  await page.evaluate(() => dispatchEvent(new Event('pointermove')))
  await page.waitForFunction(() => document.documentElement.dataset.alive)
  await page.waitForTimeout(1000)
}

/** Milliseconds from an input to the first frame with something to see of it, and to that of its effect. */
type Reaction = { feedback: number; effect: number }

async function react(page: Page, { target, act = press, reads }: Act): Promise<Reaction> {
  const text = await page.evaluateHandle<() => unknown>(`(${reads})`)
  const reaction = page.evaluate(
    read =>
      new Promise<Reaction>(resolve => {
        const before = read()
        function watch({ timeStamp }: Event) {
          let feedback = 0
          function look(now: number) {
            const changed = read() !== before
            if (changed || document.querySelector('[data-held]')) feedback ||= now - timeStamp
            if (changed) resolve({ feedback, effect: now - timeStamp })
            else requestAnimationFrame(look)
          }
          requestAnimationFrame(look)
        }
        for (const kind of ['pointerdown', 'keydown'])
          addEventListener(kind, watch, { capture: true, once: true })
      }),
    text,
  )
  await act(target(page))
  return reaction
}
