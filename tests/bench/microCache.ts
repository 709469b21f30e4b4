import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../bin/postgres.mjs'
import { untilAnswering } from '../../bin/servers.mjs'
import { deployedNginx } from '../support/deployedNginx'
import { median } from './pairs'

const PAGE = '/prijzen'
const ROUNDS = 5
const SECONDS = 5
const AT_ONCE = 16
const GZIP = ['-H', 'Accept-Encoding: gzip']

const [site = ''] = process.argv.slice(2)
const folder = mkdtempSync(path.join(tmpdir(), 'micro-cache-'))
const nginx = await deployedNginx(folder, [Number(new URL(site).port), await freePort()])
try {
  const still = await stillFile()
  const pairs = Array.from({ length: ROUNDS }, () => ({
    cache: perSecond(nginx.url + PAGE),
    file: perSecond(still.url + PAGE),
  }))
  const alone = Array.from({ length: ROUNDS }, () => perSecond(site + PAGE))
  await still.stop()
  const middle = (name: 'cache' | 'file') => Math.round(median(pairs.map(each => each[name])))
  const ratio = median(pairs.map(({ cache, file }) => cache / file)).toFixed(2)
  console.log(`${PAGE} a second, medians of ${ROUNDS} times ${SECONDS} s, over TLS but for the last:`)
  console.log(
    `cache ${middle('cache')}, file ${middle('file')}, ratio ${ratio}, site alone ${Math.round(median(alone))}`,
  )
} finally {
  await nginx.stop()
  rmSync(folder, { recursive: true })
}

/** The compressed page as a file, served over TLS with the same settings and a log. */
async function stillFile() {
  const [tls, plain] = [await freePort(), await freePort()]
  mkdirSync(path.join(folder, 'root'))
  writeFileSync(path.join(folder, `root${PAGE}`), execFileSync('curl', ['-sk', ...GZIP, nginx.url + PAGE]))
  const server = `server {
    listen 127.0.0.1:${tls} ssl http2; listen 127.0.0.1:${plain};
    include webbureau/tls.conf; root ${folder}/root; gzip off; access_log ${folder}/still.log;
    default_type text/html; add_header Content-Encoding gzip;
  }`
  const main = readFileSync(path.join(folder, 'nginx.conf'), 'utf8')
  const file = path.join(folder, 'still.conf')
  writeFileSync(
    file,
    main.replace('include site.conf;', server).replace(`${folder}/pid`, `${folder}/still-pid`),
  )
  const child = spawn('nginx', ['-c', file], { stdio: 'inherit' })
  const closed = once(child, 'close').then(([code]) => Number(code ?? 1))
  await untilAnswering(`http://127.0.0.1:${plain}${PAGE}`, closed)
  const stop = () => {
    child.kill('SIGTERM')
    return closed
  }
  return { url: `https://127.0.0.1:${tls}`, stop }
}

function perSecond(url: string): number {
  const args = ['-t1', `-c${AT_ONCE}`, `-d${SECONDS}s`, ...GZIP, url]
  const said = execFileSync('wrk', args, { encoding: 'utf8' })
  if (/Non-2xx|Socket errors/.test(said)) throw new Error(said)
  return Number(said.match(/Requests\/sec:\s+([\d.]+)/)?.[1])
}
