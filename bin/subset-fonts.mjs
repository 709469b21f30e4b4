// `npm run fonts`: cuts the two fonts down to the signs that Dutch pages use, and to the weights in use. What a page
// rarely needs comes in a file of its own, which a browser fetches for a sign in the range that this prints.
import fs from 'node:fs'
import path from 'node:path'
import subsetFont from 'subset-font'
import { EVERYDAY, RARE, rangeOf } from './font-signs.mjs'
import { ROOT } from './project.mjs'

/** Of all that a font can do, pages let it space pairs, join letters, place accents and align figures. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'tnum']

const FONTS = [
  { name: 'bricolage-grotesque', weights: { min: 600, max: 800 } },
  { name: 'instrument-sans', weights: { min: 400, max: 700 } },
]

for (const { name, weights } of FONTS) {
  const whole = fs.readFileSync(
    path.join(ROOT, `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`),
  )
  for (const [file, signs] of Object.entries({ [name]: EVERYDAY, [`${name}-rare`]: RARE })) {
    const cut = await subsetFont(whole, signs, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
      keepFeatures: FEATURES,
    })
    fs.writeFileSync(path.join(ROOT, `app/(site)/_fonts/${file}.woff2`), cut)
    console.log(`${file}: ${whole.length} bytes became ${cut.length}`)
  }
}
console.log(`unicode-range of the rare signs: ${rangeOf(RARE)}`)
