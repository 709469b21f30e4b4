import { gzipSync } from 'node:zlib'

/** The Payload website template's home page, which the bars are measured against. */
const REFERENCE = 243_000

const [site = '', ...pages] = process.argv.slice(2)

for (const page of pages) {
  const scripts = await scriptsOf(page)
  const sizes = await Promise.all(scripts.map(gzipped))
  const total = sizes.reduce((sum, size) => sum + size, 0)
  console.log(
    `JavaScript of ${page}: ${(total / 1000).toFixed(1)} kB gzipped, ${(total / REFERENCE).toFixed(2)} of the reference`,
  )
}

/** What a browser of today loads; `nomodule` is for browsers that it is not. */
async function scriptsOf(page: string): Promise<string[]> {
  const html = await (await fetch(site + page)).text()
  const tags = [...html.matchAll(/<script\b[^>]*>/g)]
    .map(match => match[0])
    .filter(tag => !/nomodule/i.test(tag))
  return [...new Set(tags.flatMap(tag => /src="([^"]+)"/.exec(tag)?.[1] ?? []))]
}

async function gzipped(path: string): Promise<number> {
  return gzipSync(Buffer.from(await (await fetch(site + path)).arrayBuffer()), { level: 9 }).length
}
