import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '../../bin/postgres.mjs'
import { untilAnswering } from '../../bin/servers.mjs'

export type Nginx = {
  url: string
  plainUrl: string
  certificate: Buffer
  /** Where the restart says which site gets no requests. */
  out: string
  log: () => string
  stop: () => Promise<void>
}

const DEPLOY = 'docs/deploy'
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/** The files of `docs/deploy` in a folder of their own, with the ports of this test before these sites. */
export async function deployedNginx(folder: string, sites: readonly [number, number]): Promise<Nginx> {
  const [tls, plain, out] = [await freePort(), await freePort(), path.join(folder, 'run')]
  for (const each of [folder, out]) mkdirSync(each, { recursive: true, mode: 0o755 })
  // nginx runs its workers as another user, where it can.
  chmodSync(folder, 0o755)
  cpSync(`${DEPLOY}/nginx`, path.join(folder, 'webbureau'), { recursive: true })
  cpSync(`${DEPLOY}/nginx.conf`, path.join(folder, 'site.conf'))
  const replaced: [string | RegExp, string][] = [
    [/listen \[::\].*\n/g, '\n'],
    [/listen 443/g, `listen 127.0.0.1:${tls}`],
    [/listen 80/g, `listen 127.0.0.1:${plain}`],
    [/3001/g, String(sites[0])],
    [/3002/g, String(sites[1])],
    [/\/run\/webbureau/g, out],
    [/\/var\/cache\/nginx/g, folder],
    [/\/var\/log\/nginx/g, folder],
    [/\/etc\/webbureau\/tls/g, folder],
    [/\/var\/www\/acme/g, `${folder}/acme`],
  ]
  const files = readdirSync(path.join(folder, 'webbureau')).map(file => `webbureau/${file}`)
  for (const file of ['site.conf', ...files]) rewrite(path.join(folder, file), replaced)
  makeCertificate(folder)
  writeFileSync(path.join(folder, 'nginx.conf'), mainFile(folder))
  const child = await started(folder, plain)
  return {
    url: `https://127.0.0.1:${tls}`,
    plainUrl: `http://127.0.0.1:${plain}`,
    certificate: readFileSync(path.join(folder, 'fullchain.pem')),
    out,
    log: () => readFileSync(path.join(folder, 'webbureau.log'), 'utf8'),
    stop: () => ended(child),
  }
}

function rewrite(file: string, replaced: [string | RegExp, string][]): void {
  const text = readFileSync(file, 'utf8')
  writeFileSync(
    file,
    replaced.reduce((all, [from, to]) => all.replaceAll(from, to), text),
  )
}

function makeCertificate(folder: string): void {
  const [key, certificate] = [path.join(folder, 'privkey.pem'), path.join(folder, 'fullchain.pem')]
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=127.0.0.1']
  execFileSync(
    'openssl',
    [
      ...args,
      '-addext',
      'subjectAltName=IP:127.0.0.1,DNS:www.bureau.example',
      '-keyout',
      key,
      '-out',
      certificate,
    ],
    { stdio: 'pipe' },
  )
}

/** As on Debian, where the same settings of TLS stand in `http` already. */
function mainFile(folder: string): string {
  return `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/start-error.log;
  events { worker_connections 768; }
  http {
    include /etc/nginx/mime.types;
    sendfile on; tcp_nopush on; types_hash_max_size 2048; default_type application/octet-stream;
    ssl_protocols TLSv1 TLSv1.1 TLSv1.2 TLSv1.3; ssl_prefer_server_ciphers on;
    access_log off; gzip on;
    ${TEMPORARY.map(name => `${name}_temp_path ${folder}/temporary-${name};`).join(' ')}
    include site.conf;
  }`
}

async function started(folder: string, port: number): Promise<ChildProcess> {
  const program = process.env.NGINX_PATH ?? 'nginx'
  const child = spawn(program, ['-c', path.join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const closed = once(child, 'close').then(([code]) => Number(code ?? 1))
  await untilAnswering(`http://127.0.0.1:${port}/`, closed, { say: () => {} })
  return child
}

async function ended(child: ChildProcess): Promise<void> {
  const closed = once(child, 'close')
  child.kill('SIGTERM')
  await closed
}
