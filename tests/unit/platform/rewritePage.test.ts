import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { BOOT } from '@/platform/next/late/boot.mjs'
import { rewritePage } from '@/platform/next/late/rewritePage.mjs'

const RUNTIME = '{"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[1]}'
const HEAD = [
  '<meta charset="utf-8"/><meta name="viewport" content="width=device-width"/>',
  '<link rel="stylesheet" href="/_next/static/a.css"/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>',
  '<script src="/_next/static/chunks/a.js?dpl=1" async=""></script>',
  '<script type="application/ld+json">{"@type":"LocalBusiness"}</script>',
]
const SCRIPTS = [
  `<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(${RUNTIME});</script>`,
  '<script src="/_next/static/chunks/b.js?dpl=1" async=""></script>',
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  String.raw`<script>self.__next_f.push([1,"a\u003c/script>"])</script>`,
]
const page = ([head, scripts] = [HEAD, SCRIPTS]) =>
  `<!DOCTYPE html><html><head>${head.join('')}</head><body><p>Tekst</p>${scripts.join('')}</body></html>`

const scriptsOf = (html: string) =>
  [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/g)].map(([, attributes, text]) => ({ attributes, text }))

test('a page asks for no script, and keeps the data of the framework in its order', () => {
  const html = rewritePage(page())
  expect(html).not.toMatch(/<script src|rel="preload" as="script"/)
  expect(scriptsOf(html)).toEqual([
    { attributes: '', text: BOOT },
    { attributes: ' type="application/ld+json"', text: '{"@type":"LocalBusiness"}' },
    {
      attributes: ' type="application/json" data-framework="files"',
      text: '["/_next/static/chunks/a.js?dpl=1","/_next/static/chunks/b.js?dpl=1"]',
    },
    { attributes: ' type="application/json" data-framework="runtime"', text: RUNTIME },
    { attributes: ' type="application/json" data-framework="flight"', text: '[0]' },
    {
      attributes: ' type="application/json" data-framework="flight"',
      text: String.raw`[1,"a\u003c/script>"]`,
    },
  ])
  for (const { attributes, text } of scriptsOf(html).slice(1))
    expect(() => JSON.parse(text ?? ''), attributes).not.toThrow()
})

test('the boot script comes after the encoding, and before the style sheet that it would wait for', () => {
  const html = rewritePage(page())
  expect(html.indexOf('charset')).toBeLessThan(html.indexOf(BOOT))
  expect(html.indexOf(BOOT)).toBeLessThan(html.indexOf('rel="stylesheet"'))
})

test('a page is rewritten once', () => {
  const html = rewritePage(page())
  expect(rewritePage(html)).toBe(html)
})

test.each([
  ['without the start of the framework', page([HEAD, SCRIPTS.slice(1)])],
  ['with a nonce', page([HEAD, SCRIPTS.map(script => script.replace('<script', '<script nonce="x"'))])],
  ['without anything', ''],
])('a page %s is left as it is', (_, html) => {
  expect(rewritePage(html)).toBe(html)
})

test('the boot script is at most three kilobytes', () => {
  expect(gzipSync(BOOT, { level: 9 }).length).toBeLessThanOrEqual(3072)
})
