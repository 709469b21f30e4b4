// Photographs the small sites of public/werk for seed/media/projects: on a large screen and on a phone. Their letters
// are those of the machine (Debian: fonts-urw-base35, fonts-liberation).
import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { ROOT } from './project.mjs'

const PUBLIC = path.join(ROOT, 'public')
const MEDIA = path.join(ROOT, 'seed/media/projects')
const ORIGIN = 'http://sites.invalid'
const SCREENS = [
  { ending: '', view: { width: 1600, height: 1000 }, scale: 1 },
  { ending: '-phone', view: { width: 390, height: 802 }, scale: 2 },
]

export async function sitePictures(browser) {
  const sites = fs.readdirSync(path.join(PUBLIC, 'werk'))
  let bytes = 0
  for (const site of sites)
    for (const screen of SCREENS) {
      const target = path.join(MEDIA, `${site}${screen.ending}.webp`)
      const image = sharp(await shot(browser, site, screen))
      bytes += (await image.webp({ quality: 82, smartSubsample: true, effort: 5 }).toFile(target)).size
    }
  console.log(`projects: ${sites.length * SCREENS.length} pictures, ${Math.round(bytes / 1024)} kB`)
}

async function shot(browser, site, { view, scale }) {
  const page = await browser.newPage({ viewport: view, deviceScaleFactor: scale, reducedMotion: 'reduce' })
  await page.route('**/*', route => {
    const { pathname } = new URL(route.request().url())
    return route.fulfill({ path: path.join(PUBLIC, pathname) })
  })
  await page.goto(`${ORIGIN}/werk/${site}/index.html`)
  await page.evaluate(() => document.fonts.ready)
  const image = await page.screenshot()
  await page.close()
  return image
}
