import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followConsent } from '@/features/website/ui/layout/analytics'
import { writeConsent } from '@/features/website/ui/layout/consent'

const ID = 'G-PROEF1'
const SITE = 'https://bureau.example'
type AnalyticsWindow = { dataLayer?: ArrayLike<unknown>[]; [disabled: `ga-disable-${string}`]: boolean }

/** As much of a browser as the counter touches: cookies that expire, a head that scripts are put in, a reload. */
function openPage(address: string, from = '') {
  const kept = new Map<string, string>()
  const loaded: string[] = []
  const reload = vi.fn()
  const window = Object.assign(new EventTarget(), {} as AnalyticsWindow)
  const document = Object.assign(new EventTarget(), {
    referrer: from,
    createElement: () => ({}),
    head: { append: ({ src }: { src: string }) => loaded.push(src) },
  })
  Object.defineProperty(document, 'cookie', {
    get: () => [...kept].map(each => each.join('=')).join('; '),
    set: (line: string) => {
      const [name = '', value = ''] = (line.split('; ')[0] ?? '').split('=')
      if (line.includes('max-age=0')) kept.delete(name)
      else kept.set(name, value)
    },
  })
  const { href, origin, pathname, protocol, hostname } = new URL(address)
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', document)
  vi.stubGlobal('location', { href, origin, pathname, protocol, hostname, reload })
  return { window, document, kept, loaded, reload }
}

let page: ReturnType<typeof openPage>
beforeEach(() => {
  page = openPage(`${SITE}/diensten?sleutel=geheim`, `${SITE}/wachtwoord-instellen?sleutel=geheim`)
})
afterEach(() => vi.unstubAllGlobals())

test('nothing is loaded, told or kept before somebody agrees', () => {
  followConsent(ID)
  expect([page.loaded, [...page.kept], page.window.dataLayer]).toEqual([[], [], undefined])
})

test('who refuses is not counted, and loses what an earlier yes left behind', () => {
  page.kept.set('_ga', 'GA1.1').set('_gid', '1').set('andere', 'x')
  followConsent(ID)
  writeConsent(false)
  expect([page.loaded, page.window.dataLayer]).toEqual([[], undefined])
  expect([...page.kept]).toEqual([
    ['andere', 'x'],
    ['cookieConsent', 'false'],
  ])
  expect(page.reload).not.toHaveBeenCalled()
})

test('who agrees is counted once, without advertising and without what follows an address', () => {
  followConsent(ID)
  writeConsent(true)
  writeConsent(true)
  page.document.dispatchEvent(new Event('visibilitychange'))
  expect(page.loaded).toEqual([`https://www.googletagmanager.com/gtag/js?id=${ID}`])
  const told = [...(page.window.dataLayer ?? [])].map(entry => [...Array.from(entry)])
  expect(told.map(([command]) => command)).toEqual(['consent', 'js', 'config'])
  expect(told[0]?.[2]).toEqual({
    ...{ ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' },
    analytics_storage: 'granted',
  })
  expect(told[2]).toEqual([
    'config',
    ID,
    { page_location: `${SITE}/diensten`, page_referrer: `${SITE}/wachtwoord-instellen` },
  ])
  expect(JSON.stringify(told)).not.toContain('geheim')
})

test('who agreed on an earlier visit is counted at once', () => {
  page.kept.set('cookieConsent', 'true')
  followConsent(ID)
  expect(page.loaded).toHaveLength(1)
})

test.each([
  ['on this page', () => writeConsent(false)],
  [
    'on another page that is open',
    () => {
      page.kept.set('cookieConsent', 'false')
      page.document.dispatchEvent(new Event('visibilitychange'))
    },
  ],
])('who thinks otherwise %s is counted no more from that moment', (_where, refuse) => {
  page.kept.set('cookieConsent', 'true')
  followConsent(ID)
  page.kept.set('_ga', 'GA1.1').set('_ga_PROEF1', 'GS1')
  refuse()
  expect(page.window[`ga-disable-${ID}`]).toBe(true)
  expect([...page.kept]).toEqual([['cookieConsent', 'false']])
  expect(page.reload).toHaveBeenCalledOnce()
})

test('a page that is left listens no more', () => {
  followConsent(ID)()
  writeConsent(true)
  page.document.dispatchEvent(new Event('visibilitychange'))
  expect(page.loaded).toEqual([])
})
