import type { APIRequestContext } from '@playwright/test'
import { BAD_CASES } from '../support/badInput'
import { expect, test } from '../support/browser'
import { formWith } from '../support/postedForms'

type Sent = Parameters<APIRequestContext['post']>[1]

async function answerTo(request: APIRequestContext, path: string, sent: Sent): Promise<string> {
  const status = (await request.post(path, sent)).status()
  return status < 500 ? 'below 500' : `${status} to ${JSON.stringify(sent).slice(0, 200)}`
}

/** None of these reaches a limit: what is typed is refused before it is counted. */
const FORMS = [
  { path: '/blog', field: 'email', others: ['source'] },
  { path: '/contact', field: 'email', others: ['name', 'phone', 'subject', 'message'] },
  { path: '/wachtwoord-vergeten', field: 'email', others: [] },
  { path: '/nieuwsbrief/uitschrijven?sleutel=x', field: 'sleutel', others: [] },
]

for (const { path, field, others } of FORMS) {
  test(`${path} answers whatever is typed there, and shows none of it as markup`, async ({
    request,
    baseURL,
  }) => {
    const form = await formWith(request, path, field)
    const headers = { origin: baseURL ?? '' }
    for (const [name, bad] of BAD_CASES) {
      const typed = Object.fromEntries([field, ...others].map(each => [each, bad]))
      const answer = await request.post(path, { headers, multipart: { ...form.hidden, ...typed } })
      const shown = /<[a-z]/i.test(bad) && (await answer.text()).includes(bad)
      expect({ name, status: answer.status(), shown }).toEqual({ name, status: 200, shown: false })
    }
  })

  test(`${path} answers who leaves its field away, or sends a file for it`, async ({ request, baseURL }) => {
    const { hidden } = await formWith(request, path, field)
    const { [field]: _left, ...rest } = hidden
    const headers = { origin: baseURL ?? '' }
    const file = { name: 'naam.txt', mimeType: 'text/plain', buffer: Buffer.from('x') }
    for (const multipart of [rest, { ...rest, [field]: file }])
      expect((await request.post(path, { headers, multipart })).status()).toBe(200)
  })

  test(`${path} answers a call that no script of ours makes`, async ({ request, baseURL }) => {
    const { action } = await formWith(request, path, field)
    const origin = baseURL ?? ''
    const headers = { origin, 'next-action': action, 'content-type': 'text/plain;charset=UTF-8' }
    for (const data of [
      '[]',
      '[null,null]',
      '[{},{}]',
      '[1,"x"]',
      `[{},[["${field}","x"]]]`,
      '["__proto__",true]',
    ])
      expect((await request.post(path, { headers, data })).status()).toBe(200)
    const multipart = { [`$ACTION_ID_${action}`]: '' }
    expect((await request.post(path, { headers: { origin }, multipart })).status()).toBe(200)
  })

  test(`${path} refuses arguments that nothing of ours sends`, async ({ request, baseURL }) => {
    const { action, hidden } = await formWith(request, path, field)
    const origin = baseURL ?? ''
    const called = { origin, 'next-action': action }
    const plain = { ...called, 'content-type': 'text/plain;charset=UTF-8' }
    const deep = '['.repeat(100_000) + ']'.repeat(100_000)
    for (const data of ['', '{', '"$F1"', '["$F1"]', '["$h1","$Q9"]', '["$K1"]', '["$@1"]', deep])
      expect(await answerTo(request, path, { headers: plain, data })).toBe('below 500')
    const unknown = ['0'.repeat(42), 'f'.repeat(42), 'toString', '__proto__', 'x', 'x'.repeat(5000)]
    for (const id of unknown)
      expect(await answerTo(request, path, { headers: { ...plain, 'next-action': id }, data: '[]' })).toBe(
        'below 500',
      )
    const broken = ['', '--grens', '--grens\r\nContent-Disposition: form-data; name="0"\r\n\r\n["$K1"]']
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=grens'])
      for (const data of broken)
        for (const each of [called, { origin }])
          expect(await answerTo(request, path, { headers: { ...each, 'content-type': type }, data })).toBe(
            'below 500',
          )
    const reference = Object.keys(hidden).find(name => /^\$ACTION_\d+:0$/.test(name)) ?? ''
    for (const value of ['', '{', '{"id":"x"}', JSON.stringify({ id: action, bound: '$@9' }), '"$F1"'])
      expect(
        await answerTo(request, path, { headers: { origin }, multipart: { ...hidden, [reference]: value } }),
      ).toBe('below 500')
  })

  test(`${path} is not broken by a body that is no form`, async ({ request, baseURL }) => {
    const types = ['application/json', 'application/xml', 'application/x-www-form-urlencoded', 'text/html']
    for (const type of types) {
      const headers = { origin: baseURL ?? '', 'content-type': type }
      for (const data of ['', '{', '<a>', '%', `${field}=x`])
        expect((await request.post(path, { headers, data })).status()).toBeLessThan(500)
    }
  })
}

test('the one click takes nobody off the list by what it does not know', async ({ request }) => {
  const address = (key: string) => `/nieuwsbrief/direct?${new URLSearchParams({ sleutel: key })}`
  for (const [name, bad] of BAD_CASES) {
    const answer = await request.post(address(bad), { data: bad, headers: { 'content-type': 'text/html' } })
    expect({ name, status: answer.status() }).toEqual({ name, status: 404 })
    const { status, headers } = await request
      .get(address(bad), { maxRedirects: 0 })
      .then(asked => ({ status: asked.status(), headers: asked.headers() }))
    expect({ name, status }).toEqual({ name, status: 303 })
    expect(headers.location).toMatch(/^\/nieuwsbrief\/uitschrijven\?sleutel=[\w.~!*'()%+-]*$/)
  }
  for (const rest of ['', '?sleutel', '?sleutel=a&sleutel=b', '?sleutel[]=a', '?sleutel=%E0%A4%A'])
    expect((await request.post(`/nieuwsbrief/direct${rest}`)).status()).toBe(404)
})
