// `npm run fonts`: cuts the two fonts down to the signs that Dutch pages use, and to the weights in use. What a page
// rarely needs comes in a file of its own, which a browser fetches for a sign in the range that this prints.
import fs from 'node:fs'
import path from 'node:path'
import subsetFont from 'subset-font'
import { ROOT } from './project.mjs'

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, sign) => 32 + sign))
const EVERYDAY = `${ASCII}éèëïóöü\u00a0€©·×–‘’“”…•→−²`
const RARE = 'áàâäãçêíìîñòôõúùûÁÀÂÄÇÉÈÊËÍÌÎÏÑÓÒÔÖÚÙÛÜßæøåÆØÅ£§«®°³»¼½—„←↑↓'
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

/** `U+C0-C2, U+C4`, as style sheets name signs. */
function rangeOf(signs) {
  const codes = [...signs].map(sign => sign.codePointAt(0)).sort((a, b) => a - b)
  const runs = []
  for (const code of codes) {
    const last = runs.at(-1)
    if (last && code === last.end + 1) last.end = code
    else runs.push({ start: code, end: code })
  }
  const hex = code => code.toString(16).toUpperCase()
  return runs
    .map(({ start, end }) => (start === end ? `U+${hex(start)}` : `U+${hex(start)}-${hex(end)}`))
    .join(', ')
}
