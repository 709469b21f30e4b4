import { inflateSync } from 'node:zlib'

/** What a PDF of ours says, line by line in the order in which it is read aloud, as its fonts name their signs. */
export function pdfText(file: Buffer): string {
  const objects = objectsOf(file.toString('latin1'))
  const fonts = fontsOf(objects)
  return pagesOf(objects)
    .map(content =>
      linesOf(content, fonts)
        .map(({ text }) => text)
        .join('\n'),
    )
    .join('\n')
}

const pagesOf = (objects: Map<string, PdfObject>) =>
  [...objects.values()]
    .filter(({ head, content }) => !/\/(Length1|Subtype|Type)\b/.test(head) && / Tf\n/.test(content))
    .map(({ content }) => content)

/** What of it is printed largest among the lines that name an amount. */
export function largestAmount(file: Buffer): string {
  const objects = objectsOf(file.toString('latin1'))
  const lines = pagesOf(objects).flatMap(content => linesOf(content, fontsOf(objects)))
  const [largest] = lines
    .filter(({ text }) => text.includes('€'))
    .toSorted((one, other) => other.size - one.size)
  return largest?.text ?? ''
}

type PdfObject = { head: string; content: string }
type Signs = Map<number, string>

function objectsOf(text: string): Map<string, PdfObject> {
  const found = text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)
  return new Map(
    [...found].map(([, id = '', body = '']) => {
      const [head = '', stream] = body.split(/\nstream\n/)
      return [id, { head, content: stream ? inflated(stream.replace(/\nendstream$/, ''), head) : '' }]
    }),
  )
}

function inflated(stream: string, head: string): string {
  if (!head.includes('FlateDecode')) return stream
  return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
}

function fontsOf(objects: Map<string, PdfObject>): Map<string, Signs> {
  const named = [...objects.values()].flatMap(({ head }) => [...head.matchAll(/\/(F\d+) (\d+) 0 R/g)])
  return new Map(
    named.map(([, name = '', id = '']) => {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1] ?? ''
      return [name, signsOf(objects.get(unicode)?.content ?? '')]
    }),
  )
}

function signsOf(map: string): Signs {
  const ranges = [...map.matchAll(/<([\da-f]+)> <[\da-f]+> \[([^\]]*)\]/g)]
  return new Map(
    ranges.flatMap(([, first = '', list = '']) =>
      [...list.matchAll(/<([^>]*)>/g)].map(
        ([, codes = ''], n) => [Number.parseInt(first, 16) + n, written(codes)] as const,
      ),
    ),
  )
}

const written = (codes: string) =>
  String.fromCharCode(
    ...codes
      .split(' ')
      .filter(Boolean)
      .map(code => Number.parseInt(code, 16)),
  )

type PdfLine = { text: string; size: number }

function linesOf(content: string, fonts: Map<string, Signs>): PdfLine[] {
  let signs: Signs = new Map()
  let size = 0
  const lines = [...content.matchAll(/\/(F\d+) ([\d.]+) Tf|\[([^\]]*)\] TJ/g)].map(
    ([, font, points, shown]) => {
      if (font) signs = fonts.get(font) ?? signs
      if (points) size = Number(points)
      const hex = [...(shown ?? '').matchAll(/<([\da-f]+)>/g)].map(part => part[1]).join('')
      const text = (hex.match(/.{4}/g) ?? []).map(code => signs.get(Number.parseInt(code, 16)) ?? '').join('')
      return { text: text.replaceAll('\u00a0', ' '), size }
    },
  )
  return lines.filter(({ text }) => text)
}
