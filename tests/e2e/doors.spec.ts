import { expect, test } from '../support/browser'

for (const missing of ['/api/media/file/niets.webp', '/api/media/file/..%2f..%2fpackage.json']) {
  test(`${missing} is not found`, async ({ request }) => {
    expect([403, 404]).toContain((await request.get(missing)).status())
  })
}

test('an upload answers a question for its head as it would in full', async ({ page, request }) => {
  await page.goto('/')
  const address = (await page.locator('img[src^="/api/media/file/"]').first().getAttribute('src')) ?? ''
  const [head, whole] = [await request.head(address), await request.get(address)]
  expect([head.status(), whole.status()]).toEqual([200, 200])
  for (const name of ['content-type', 'content-length', 'cache-control'])
    expect(head.headers()[name], name).toBe(whole.headers()[name])
  expect((await request.head('/api/media/file/niets.webp')).status()).toBe(404)
  expect((await request.head('/api/leads')).status()).toBe(403)
})

for (const broken of ['/api/%', '/api/media/file/%E0%A4%A', '/admin/%ff']) {
  test(`${broken} is refused`, async ({ request }) => {
    expect((await request.get(broken)).status()).toBe(400)
  })
}

test('what cannot be read is refused, and nothing is said of the database', async ({ request }) => {
  const headers = { 'content-type': 'multipart/form-data; boundary=grens' }
  const answers = [
    await request.get('/api/posts?where[category][equals]=onzin'),
    await request.get('/api/services?page=-1'),
    await request.get('/api/media/file/a?prefix=x'),
    await request.post('/api/staff/login', { headers, data: 'onzin' }),
  ]
  for (const answer of answers) {
    expect(answer.status(), answer.url()).toBe(400)
    expect(await answer.json()).toEqual({ errors: [{ message: 'Invalid' }] })
  }
})

for (const hidden of ['/stijl', '/intern/vergeten', '/api/graphql']) {
  test(`${hidden} is not there for visitors`, async ({ request }) => {
    const answer = await request.post(hidden, { data: { tags: ['company'] } })
    expect([404, 405]).toContain(answer.status())
  })
}

for (const [old, to] of [
  ['/home', '/'],
  ['/coming-soon', '/'],
  ['/admin-dashboard', /\/admin\/login/],
  ['/hosting-admin', /\/admin\/login/],
] as const) {
  test(`${old} leads on`, async ({ page }) => {
    await page.goto(old)
    await expect(page).toHaveURL(to)
  })
}

test('the pictures of shared links, of the phone and of the browser are there', async ({ page, request }) => {
  await page.goto('/')
  const shared = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? ''
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  expect(manifest.name).toBe('Webbureau Voorbeeld')
  const icons = manifest.icons.map((icon: { src: string }) => icon.src)
  const drawn = manifest.icons.map((icon: Record<string, string>) => `${icon.sizes} ${icon.purpose ?? 'any'}`)
  expect(drawn).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']))
  for (const address of [shared, '/icon.svg', '/apple-icon.png', ...icons]) {
    const answer = await request.get(address)
    expect(answer.status(), address).toBe(200)
    expect(answer.headers()['content-type'], address).toMatch(/^image\//)
  }
})

test('a page that is made for its visitor asks for no font before its styles', async ({ request }) => {
  const login = await request.get('/hosting-login')
  expect(login.headers()['cache-control']).toContain('no-store')
  expect(login.headers().link ?? '').not.toContain('as="font"')
})

test('the headers keep others out', async ({ request }) => {
  const site = (await request.get('/')).headers()
  const office = (await request.get('/admin/login')).headers()
  expect(site['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(site['content-security-policy']).not.toContain('unsafe-eval')
  expect(office['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(site['x-content-type-options']).toBe('nosniff')
  expect(site['strict-transport-security']).toContain('max-age=31536000')
  expect(site['x-powered-by']).toBeUndefined()
  expect(site['critical-ch']).toBeUndefined()
})

test('scripts and styles come as small as the browser can take them, and are the same', async ({
  request,
}) => {
  const home = await (await request.get('/')).text()
  const files = [...new Set(home.match(/\/_next\/static\/chunks\/[\w-]+\.(?:js|css)/g))]
  expect(files.map(file => file.split('.')[1])).toEqual(expect.arrayContaining(['js', 'css']))
  for (const file of files) {
    const taking = (encodings: string) => request.get(file, { headers: { 'accept-encoding': encodings } })
    const [small, plain] = [await taking('gzip, deflate, br'), await taking('identity')]
    expect(small.headers()['content-encoding'], file).toBe('br')
    expect(plain.headers()['content-encoding'], file).toBeUndefined()
    expect((await taking('gzip, br;q=0')).headers()['content-encoding'], file).not.toBe('br')
    for (const name of ['content-type', 'cache-control', 'vary'])
      expect(small.headers()[name], file).toBe(plain.headers()[name])
    expect(small.headers().vary, file).toContain('Accept-Encoding')
    expect(await small.text(), file).toBe(await plain.text())
  }
})
