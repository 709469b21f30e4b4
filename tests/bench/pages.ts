import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { postPath } from '@/features/website/model/posts'
import { PAGES } from '@/features/website/model/routes'
import { posts } from '../../seed/data/posts'
import { regions } from '../../seed/data/regions'

/**
 * Lighthouse is fetched when it is asked for: one of its packages names another as "latest", which no lockfile
 * can hold on to.
 */
const LIGHTHOUSE = 'lighthouse@12.8.2'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const FLAGS = '--headless=new --no-sandbox --disable-background-networking --disable-component-update'

type Report = {
  categories: Record<string, { score: number }>
  audits: Record<string, { numericValue: number }>
}

const [site = '', browser = '', runs = '5', ...asked] = process.argv.slice(2)
const [post, region] = [posts[0], regions[0]]
const samples = [...(post ? [postPath(post.slug)] : []), ...(region ? [`/${region.path}`] : [])]
const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'))
const pages = asked.length > 0 ? asked : [...PAGES, ...samples]

console.log(
  `page | ${CATEGORIES.join('/')} | largest paint | layout shift | transfer | (median of ${runs}, phone)`,
)
for (const page of pages) console.log(await line(page))
rmSync(folder, { recursive: true, force: true })

async function line(page: string): Promise<string> {
  const reports: Report[] = []
  for (let run = 0; run < Number(runs); run++) reports.push(await measure(page))
  const scores = CATEGORIES.map(name =>
    Math.round(100 * median(reports.map(each => each.categories[name]?.score ?? 0))),
  )
  const of = (audit: string) => median(reports.map(each => each.audits[audit]?.numericValue ?? 0))
  const paint = `${(of('largest-contentful-paint') / 1000).toFixed(2)} s`
  const shift = of('cumulative-layout-shift').toFixed(3)
  return [page, scores.join('/'), paint, shift, `${Math.round(of('total-byte-weight') / 1000)} kB`].join(
    ' | ',
  )
}

async function measure(page: string): Promise<Report> {
  const output = path.join(folder, 'report.json')
  const args = ['--yes', LIGHTHOUSE, site + page, '--quiet', '--output=json', `--output-path=${output}`]
  const env = { ...process.env, CHROME_PATH: browser }
  await promisify(execFile)('npx', [...args, `--chrome-flags=${FLAGS}`], { env })
  return JSON.parse(readFileSync(output, 'utf8'))
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
