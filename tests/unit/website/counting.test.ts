import { expect, test } from 'vitest'
import { analyticsUrl, expiredAnalyticsCookies, nextAnalyticsStep } from '@/features/website/model/analytics'

test.each([
  [null, false, 'nothing'],
  [true, false, 'start'],
  [true, true, 'nothing'],
  [false, false, 'deleteCookies'],
  [false, true, 'stop'],
  [null, true, 'stop'],
] as const)('who answered %s, on a page whose counting is %s: %s', (consent, counting, step) => {
  expect(nextAnalyticsStep(consent, counting)).toBe(step)
})

test.each([
  ['https://bureau.example/diensten', 'https://bureau.example/diensten'],
  ['https://bureau.example/wachtwoord-instellen?sleutel=abc', 'https://bureau.example/wachtwoord-instellen'],
  ['https://bureau.example/?x=1#y', 'https://bureau.example/'],
  [
    'https://bureau.example/hosting-dashboard/bestelling/0b1f4a52-3c9e-4d7a-8f10-2b6c9d3e5a71',
    'https://bureau.example/hosting-dashboard/bestelling/id',
  ],
  [
    'https://bureau.example/afspraak/0b1f4a52-3c9e-4d7a-8f10-2b6c9d3e5a71.c2xldXRlbA',
    'https://bureau.example/afspraak/sleutel',
  ],
  [
    'https://bureau.example/offerte/12.c2xldXRlbA/offerte.pdf',
    'https://bureau.example/offerte/sleutel/offerte.pdf',
  ],
  ['https://bureau.example/afspraak?moment=x', 'https://bureau.example/afspraak'],
  ['https://zoeken.example/', 'https://zoeken.example/'],
  ['', ''],
])('of %s the counter is told %j', (address, counted) => {
  expect(analyticsUrl(address)).toBe(counted)
})

test('the cookies of the counter are taken back at the host and above it, and no other', () => {
  const cookies = 'cookieConsent=false; _ga=GA1.1; _ga_ABC123=GS1; _gid=1; _gat=1; toestel=x; x_ga=1'
  const taken = expiredAnalyticsCookies(cookies, 'www.bureau.example')
  expect([...new Set(taken.map(each => each.split('=')[0]))]).toEqual(['_ga', '_ga_ABC123', '_gid', '_gat'])
  expect(taken.filter(each => each.startsWith('_ga='))).toEqual([
    '_ga=; path=/; max-age=0',
    '_ga=; path=/; max-age=0; domain=www.bureau.example',
    '_ga=; path=/; max-age=0; domain=bureau.example',
    '_ga=; path=/; max-age=0; domain=example',
  ])
  expect(expiredAnalyticsCookies('', 'localhost')).toEqual([])
})
