import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { classifyPath, ROUTES } from '@/features/website/model/routes'

const listed = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' })

test('every file that is served, and every route beside the pages, is known', () => {
  const files = listed('public').filter(file => file.includes('.'))
  const routes = listed('app/(site)')
    .filter(file => file.endsWith('/route.ts'))
    .map(file => file.replace(/\/route\.ts$/, '').replace(/\[\w+\]/g, 'x'))
    .filter(route => !route.startsWith('intern/'))
  const metadata = ['icon.svg', 'apple-icon.png', 'manifest.webmanifest', 'robots.txt', 'sitemap.xml']
  const unknown = [...files, ...routes, ...metadata].filter(path => classifyPath(`/${path}`) !== 'fixed')
  expect(unknown).toEqual([])
  expect(listed('app').filter(file => /^[\w-]+\.(ts|svg|png)$/.test(file))).toHaveLength(5)
})

test.each([
  ...ROUTES.filter(({ kind }) => kind === 'file').map(({ path }) => path),
  '/',
  '/contact',
  '/nieuwsbrief/direct',
  '/hosting-dashboard/factuur/x',
  '/betalen/test/x',
])('%s is answered without asking the database', path => expect(classifyPath(path)).toBe('fixed'))

test.each(['/admin', '/admin/x.png', '/api/media/file/x.webp', '/api/x'])('%s is the office', path =>
  expect(classifyPath(path)).toBe('office'),
)

test.each([
  ...['/x.png', '/blog/y.png', '/blog/y', '/x/y/z.json', '/x.rsc', '/x.segments/_tree.segment.rsc', '/x.PNG'],
  ...['/favicon.ico/x', '/Favicon.ico', '/icons/x.png', '/icons', '/robots.txt.bak', '/sitemap.xml/1'],
  ...['/.env', '/.well-known/x', '/wp-login.php', '/Contact', '/contact.html', '/%63ontact', '/contact%00'],
  ...['/administrator', '/apix', '/hosting-dashboard/', '/niet-gevonden', '/constructor', '/__proto__', ''],
])('only the database knows what stands at %j', path => expect(classifyPath(path)).toBe('content'))
