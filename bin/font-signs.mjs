// The signs that every page may need, and those that few do: `npm run fonts` cuts the fonts by them.
const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, sign) => 32 + sign))
export const EVERYDAY = `${ASCII}éèëïóöü\u00a0€©·×–‘’“”…•→−²`
export const RARE = 'áàâäãçêíìîñòôõúùûÁÀÂÄÇÉÈÊËÍÌÎÏÑÓÒÔÖÚÙÛÜßæøåÆØÅ£§«®°³»¼½—„←↑↓'

/** `U+C0-C2, U+C4`, as style sheets name signs. */
export function rangeOf(signs) {
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
