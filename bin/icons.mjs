// Draws app/icon.svg into public/icons/**: `node bin/pictures.mjs icons`.
import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { ROOT } from './project.mjs'

const ICON = path.join(ROOT, 'app/icon.svg')
const ICONS = path.join(ROOT, 'public/icons')
const FAVICON = path.join(ROOT, 'public/favicon.ico')
const BENCH = '#efe9dc'
/** A phone may cut a maskable icon down to a circle: what is drawn stays within four fifths of it. */
const MASKABLE = { size: 512, drawn: 410 }

/** What a phone puts on its home screen: our icon at the sizes it asks for, and one that it may cut to its own shape. */
export async function icons() {
  fs.mkdirSync(ICONS, { recursive: true })
  const { size, drawn } = MASKABLE
  const rim = (size - drawn) / 2
  const sides = { top: rim, bottom: rim, left: rim, right: rim }
  const maskable = drawnIcon(drawn)
    .flatten({ background: BENCH })
    .extend({ ...sides, background: BENCH })
  await save(drawnIcon(192), 'icon-192.png')
  await save(drawnIcon(size), `icon-${size}.png`)
  await save(maskable, `maskable-${size}.png`)
  fs.writeFileSync(FAVICON, await icoOf(48))
}

/** A file of one picture in the format that browsers ask for at this address, whatever a page says. */
async function icoOf(size) {
  const picture = await drawnIcon(size).png({ compressionLevel: 9 }).toBuffer()
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(picture.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, picture])
}

const drawnIcon = size => sharp(ICON, { density: (72 * size) / 32 }).resize(size, size)

async function save(picture, name) {
  const file = path.join(ICONS, name)
  const { size } = await picture.png({ compressionLevel: 9, palette: true }).toFile(file)
  console.log(`${name}: ${Math.round(size / 1024)} kB`)
}
