import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { PAGES } from '@/features/website/model/routes'
import { freePort } from '../../bin/postgres.mjs'
import { median } from './pairs'
import { onPhone } from './phone'

const ROUNDS = 7

const [site = '', executablePath = '', ...asked] = process.argv.slice(2)
const folder = mkdtempSync(path.join(tmpdir(), 'static-'))
const port = await freePort()
const still = `http://localhost:${port}`
const pages = asked.length > 0 ? asked : PAGES

try {
  for (const page of pages) await keep(page)
  const nginx = await serve()
  try {
    await measureAll()
  } finally {
    nginx.kill('SIGTERM')
  }
} finally {
  rmSync(folder, { recursive: true })
}

async function measureAll(): Promise<void> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  console.log(
    'page | largest paint | as HTML without scripts from nginx | ratio | nginx against itself (medians of 7)',
  )
  for (const page of pages) console.log(await line(browser, page))
  await browser.close()
}

async function line(browser: Browser, page: string): Promise<string> {
  const rounds: { ours: number; theirs: number; again: number }[] = []
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({
      ours: await largestPaint(browser, site + page),
      theirs: await largestPaint(browser, still + page),
      again: await largestPaint(browser, still + page),
    })
  const seconds = (name: 'ours' | 'theirs') =>
    `${(median(rounds.map(each => each[name])) / 1000).toFixed(2)} s`
  const ratio = median(rounds.map(each => each.ours / each.theirs))
  const same = median(rounds.map(each => each.again / each.theirs))
  return [page, seconds('ours'), seconds('theirs'), ratio.toFixed(2), same.toFixed(2)].join(' | ')
}

/** Milliseconds until the last of what Chromium took for the largest thing on the page. */
function largestPaint(browser: Browser, address: string): Promise<number> {
  return onPhone(browser, address, async page => {
    await page.addInitScript(() => {
      Object.assign(window, { largest: 0 })
      const watch = new PerformanceObserver(list => {
        for (const each of list.getEntries()) Object.assign(window, { largest: each.startTime })
      })
      watch.observe({ type: 'largest-contentful-paint', buffered: true })
    })
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForTimeout(2500)
    return page.evaluate(() => (window as unknown as { largest: number }).largest)
  })
}

/** The page as it is sent, without its scripts, and what it shows. */
async function keep(page: string): Promise<void> {
  const html = String(await bytesOf(page))
  const shown = html.replace(/<script\b[^>]*>[\s\S]*?<\/script>|<link[^>]* as="script"[^>]*>/g, '')
  write(`${page}/index.html`, shown)
  const files = shown.match(/\/(?:_next\/static|api\/media\/file)\/[^"'\s,)\\?]+/g) ?? []
  for (const file of new Set(files)) write(file, await bytesOf(file))
}

async function bytesOf(address: string): Promise<Buffer> {
  const answer = await fetch(site + address)
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`)
  return Buffer.from(await answer.arrayBuffer())
}

function write(address: string, content: string | Buffer): void {
  const file = path.join(folder, 'root', decodeURI(address))
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
}

/** A started nginx that answers, on loopback. */
async function serve() {
  const config = path.join(folder, 'nginx.conf')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map(name => `${name}_temp_path ${folder}/${name};`)
    .join(' ')
  writeFileSync(
    config,
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/errors;
    events { worker_connections 256; }
    http {
      include /etc/nginx/mime.types; access_log off; ${temporary}
      gzip on; gzip_min_length 1024; gzip_types text/css application/json image/svg+xml;
      server { listen 127.0.0.1:${port}; root ${folder}/root; absolute_redirect off; location / { try_files $uri $uri/index.html =404; } }
    }`,
  )
  chmodSync(folder, 0o755)
  const child = spawn('nginx', ['-c', config], { stdio: ['ignore', 'inherit', 'inherit'] })
  const failed = new Promise<never>((_, reject) => {
    child.once('error', reject)
    child.once('close', code => reject(new Error(`nginx stopped (${code})`)))
  })
  failed.catch(() => undefined)
  await Promise.race([failed, answers()])
  return child
}

async function answers(): Promise<void> {
  for (let tries = 0; tries < 50; tries++) {
    const answer = await fetch(still + pages[0]).catch(() => null)
    if (answer?.ok) return
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error('nginx did not answer')
}
