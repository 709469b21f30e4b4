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

/** The scripts of the framework. A page must look as fast with them as without. */
const SCRIPTS = '*/_next/static/chunks/*.js*'

type Request = { resourceType?: string; transferSize: number }
type Report = {
  categories: Record<string, { score: number }>
  audits: Record<string, { numericValue: number; details?: { items: Request[] } }>
}

const [site = '', browser = '', runs = '7', ...asked] = process.argv.slice(2)
const [post, region] = [posts[0], regions[0]]
const samples = [...(post ? [postPath(post.slug)] : []), ...(region ? [`/${region.path}`] : [])]
const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'))
const pages = asked.length > 0 ? asked : [...PAGES, ...samples]

console.log(
  `page | ${CATEGORIES.join('/')} | performance without scripts | largest paint | against without scripts | blocked time | layout shift | script | transfer | (median of ${runs} pairs, phone, before any input)`,
)
for (const page of pages) console.log(await line(page))
rmSync(folder, { recursive: true, force: true })

/** Alternating, so that a busy moment of the machine hits both. */
async function line(page: string): Promise<string> {
  const reports: Report[] = []
  const bare: Report[] = []
  for (let run = 0; run < Number(runs); run++) {
    reports.push(await measure(page))
    bare.push(await measure(page, [`--blocked-url-patterns=${SCRIPTS}`]))
  }
  const scores = CATEGORIES.map(name => scoreOf(reports, name))
  const paint = numberOf(reports, 'largest-contentful-paint')
  const ratios = reports.map((each, at) => paintOf(each) / paintOf(bare[at] ?? each))
  const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`
  return [
    ...[page, scores.join('/'), scoreOf(bare, 'performance'), `${(paint / 1000).toFixed(2)} s`],
    ...[median(ratios).toFixed(2), `${Math.round(numberOf(reports, 'total-blocking-time'))} ms`],
    numberOf(reports, 'cumulative-layout-shift').toFixed(3),
    kilobytes(median(reports.map(scriptOf))),
    kilobytes(numberOf(reports, 'total-byte-weight')),
  ].join(' | ')
}

const scoreOf = (reports: Report[], name: string) =>
  Math.round(100 * median(reports.map(each => each.categories[name]?.score ?? 0)))

const numberOf = (reports: Report[], audit: string) =>
  median(reports.map(each => each.audits[audit]?.numericValue ?? 0))

const paintOf = (report: Report) => numberOf([report], 'largest-contentful-paint')

function scriptOf({ audits }: Report): number {
  const requests = audits['network-requests']?.details?.items ?? []
  const scripts = requests.filter(each => each.resourceType === 'Script')
  return scripts.reduce((sum, each) => sum + each.transferSize, 0)
}

async function measure(page: string, more: string[] = []): Promise<Report> {
  const output = path.join(folder, 'report.json')
  const args = [
    '--yes',
    LIGHTHOUSE,
    site + page,
    '--quiet',
    '--output=json',
    `--output-path=${output}`,
    ...more,
  ]
  const env = { ...process.env, CHROME_PATH: browser }
  await promisify(execFile)('npx', [...args, `--chrome-flags=${FLAGS}`], { env })
  return JSON.parse(readFileSync(output, 'utf8'))
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
