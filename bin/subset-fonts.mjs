// `npm run fonts`: cuts the two fonts down to the signs that Dutch pages use, and to the weights in use.
import fs from 'node:fs'
import path from 'node:path'
import subsetFont from 'subset-font'
import { ROOT } from './project.mjs'

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, sign) => 32 + sign))
const ACCENTS = 'áàâäãçéèêëíìîïñóòôöõúùûüÁÀÂÄÇÉÈÊËÍÌÎÏÑÓÒÔÖÚÙÛÜßæøåÆØÅ'
const SIGNS = '\u00a0€£©®°·×…–—‘’“”„•→←↑↓−½¼²³§«»'

const FONTS = [
  { name: 'bricolage-grotesque', weights: { min: 600, max: 800 } },
  { name: 'instrument-sans', weights: { min: 400, max: 700 } },
]

for (const { name, weights } of FONTS) {
  const whole = path.join(
    ROOT,
    `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
  )
  const cut = await subsetFont(fs.readFileSync(whole), ASCII + ACCENTS + SIGNS, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  })
  fs.writeFileSync(path.join(ROOT, `app/(site)/_fonts/${name}.woff2`), cut)
  console.log(`${name}: ${fs.statSync(whole).size} bytes became ${cut.length}`)
}
