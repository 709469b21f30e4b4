// Draws seed/pictures/** (svg, html) and the small sites of public/werk into seed/media/**, and app/icon.svg into
// public/icons/**; after a change run `node bin/pictures.mjs [folder]`, or with `projects` or `icons`.
import fs from 'node:fs'
import path from 'node:path'
import { chromium as playwright } from '@playwright/test'
import sharp from 'sharp'
import { chromium } from './chromium.mjs'
import { icons } from './icons.mjs'
import { ROOT } from './project.mjs'
import { Refusal } from './refusal.mjs'
import { sitePictures } from './site-pictures.mjs'
import { run } from './steps.mjs'

const SOURCES = path.join(ROOT, 'seed/pictures')
const MEDIA = path.join(ROOT, 'seed/media')
const SITE = { width: 1600, height: 1000 }
const MARK_WIDTH = 720

/** Of one family the last file comes first, and what it has no sign for is taken from the one before. */
const FONTS = [
  { family: 'Bricolage Grotesque', file: 'bricolage-grotesque-rare.woff2', weights: '600 800' },
  { family: 'Bricolage Grotesque', file: 'bricolage-grotesque.woff2', weights: '600 800' },
  { family: 'Instrument Sans', file: 'instrument-sans-rare.woff2', weights: '400 700' },
  { family: 'Instrument Sans', file: 'instrument-sans.woff2', weights: '400 700' },
]

/** The two fonts of the site, inside the page itself, so that nothing has to be fetched. */
function fontFaces() {
  return FONTS.map(({ family, file, weights }) => {
    const data = fs.readFileSync(path.join(ROOT, 'app/(site)/_fonts', file)).toString('base64')
    const source = `url(data:font/woff2;base64,${data}) format('woff2')`
    return `@font-face { font-family: '${family}'; font-weight: ${weights}; src: ${source} }`
  }).join('\n')
}

/** The pictures by folder, as paths under seed/pictures. */
function pictures(only) {
  const found = fs
    .readdirSync(SOURCES, { recursive: true })
    .filter(name => /\.(svg|html)$/.test(name))
    .filter(name => !only || path.dirname(name) === path.normalize(only).replace(/\/$/, ''))
    .sort()
  if (!found.length) throw new Refusal(`There are no pictures in ${path.join(SOURCES, only ?? '')}.`)
  const folders = new Map()
  for (const name of found) {
    const folder = path.dirname(name)
    folders.set(folder, [...(folders.get(folder) ?? []), name])
  }
  return folders
}

function sizeOf(name, source) {
  if (name.endsWith('.html')) return SITE
  const tag = source.match(/<svg[^>]*>/)?.[0] ?? ''
  const [width, height] = ['width', 'height'].map(side =>
    Number(tag.match(new RegExp(`\\s${side}="([\\d.]+)"`))?.[1]),
  )
  if (!width || !height) throw new Refusal(`${name} does not say its width and height in pixels.`)
  return { width, height }
}

function pageOf(name, source, faces) {
  const style = `<style>${faces}</style>`
  if (name.endsWith('.html')) return source.replace(/<head[^>]*>/, head => head + style)
  const bare = '<style>body { margin: 0 } svg { display: block }</style>'
  const head = `<meta charset="utf-8">${style}${bare}`
  const drawing = source.slice(source.indexOf('<svg'))
  return `<!doctype html><html lang="nl"><head>${head}</head><body>${drawing}</body></html>`
}

async function shot(browser, name, faces) {
  const source = fs.readFileSync(path.join(SOURCES, name), 'utf8')
  const page = await browser.newPage({
    viewport: sizeOf(name, source),
    deviceScaleFactor: isMark(name) ? 2 : 1,
    reducedMotion: 'reduce',
  })
  await page.setContent(pageOf(name, source, faces))
  await page.evaluate(() => Promise.all([...document.fonts].map(font => font.load())))
  const image = await page.screenshot({ omitBackground: name.endsWith('.svg') })
  await page.close()
  return image
}

const isMark = name => name.startsWith(`partners${path.sep}`)

/** Social networks do not all read WebP: what they show is a PNG. */
async function write(name, image) {
  const social = path.basename(name) === 'social.svg'
  const target = path.join(MEDIA, name.replace(/\.\w+$/, social ? '.png' : '.webp'))
  fs.mkdirSync(path.dirname(target), { recursive: true })
  const picture = isMark(name) ? sharp(image).resize({ width: MARK_WIDTH }) : sharp(image)
  const encoded = social
    ? picture.png({ compressionLevel: 9, palette: true })
    : picture.webp({ quality: 82, alphaQuality: 70, smartSubsample: true, effort: 5 })
  const { size } = await encoded.toFile(target)
  return size
}

async function main() {
  if (!process.argv[2] || process.argv[2] === 'icons') await icons()
  if (process.argv[2] === 'icons') return
  const onlySites = process.argv[2] === 'projects'
  const folders = onlySites ? new Map() : pictures(process.argv[2])
  const faces = fontFaces()
  const browser = await playwright.launch({
    executablePath: await chromium(),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
    ],
  })
  try {
    for (const [folder, names] of folders) {
      let bytes = 0
      for (const name of names) bytes += await write(name, await shot(browser, name, faces))
      console.log(`${folder}: ${names.length} pictures, ${Math.round(bytes / 1024)} kB`)
    }
    if (onlySites || !process.argv[2]) await sitePictures(browser)
  } finally {
    await browser.close()
  }
}

await run(main)
