import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

type Kept = { type: string; content: Buffer }

export type S3Peer = {
  /** The settings with which the site finds its bucket here. */
  settings: Record<string, string>
  mood: 'well' | 'broken'
  /** What lies in the bucket, by name. */
  objects: Map<string, Kept>
  stop: () => Promise<void>
}

const BUCKET = 'beelden'
const KEYS = { S3_ACCESS_KEY_ID: 'proefsleutel', S3_SECRET_ACCESS_KEY: 'geheim-van-de-proef' }

/** A real server on loopback that keeps one bucket, and takes only what was signed with the right secret. */
export async function s3Peer(): Promise<S3Peer> {
  const server = createServer((request, response) => {
    answer(peer, request, response).catch(error => response.destroy(error))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const peer: S3Peer = {
    settings: { S3_BUCKET: BUCKET, S3_REGION: 'eu-proef-1', S3_ENDPOINT: url, ...KEYS },
    mood: 'well',
    objects: new Map(),
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return peer
}

async function answer(peer: S3Peer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const content = await buffer(request)
  const { pathname } = new URL(request.url ?? '', 'http://peer')
  const [, bucket, ...rest] = pathname.split('/').map(decodeURIComponent)
  const name = rest.join('/')
  const kept = peer.objects.get(name)
  if (peer.mood === 'broken') return refuse(response, 503, 'SlowDown')
  if (!isSigned(request, content)) return refuse(response, 403, 'SignatureDoesNotMatch')
  if (bucket !== BUCKET || !name) return refuse(response, 404, 'NoSuchBucket')
  if (request.method === 'PUT') {
    peer.objects.set(name, { type: request.headers['content-type'] ?? '', content })
    response.writeHead(200, { etag: etagOf(content) }).end()
  } else if (request.method === 'DELETE') {
    peer.objects.delete(name)
    response.writeHead(204).end()
  } else if (kept) {
    show(response, request, kept)
  } else {
    refuse(response, 404, 'NoSuchKey')
  }
}

function show(response: ServerResponse, request: IncomingMessage, kept: Kept): void {
  const { type, content } = kept
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
  const part = content.subarray(Number(from ?? 0), from ? Number(to) + 1 : undefined)
  const headers = { 'content-type': type, 'content-length': part.length, etag: etagOf(content) }
  response.writeHead(from ? 206 : 200, headers).end(part)
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(
      `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
    )
}

const hash = (content: Buffer | string) => createHash('sha256').update(content).digest('hex')
const etagOf = (content: Buffer) => `"${createHash('md5').update(content).digest('hex')}"`

/** Whether the signature (AWS4-HMAC-SHA256) is that of this request and this secret. */
function isSigned({ method, url = '', headers }: IncomingMessage, content: Buffer): boolean {
  const found = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
    headers.authorization ?? '',
  )
  const [, key, scope = '', signed = '', signature] = found ?? []
  const contentHash = headers['x-amz-content-sha256']
  if (key !== KEYS.S3_ACCESS_KEY_ID || contentHash !== hash(content)) return false
  const [path = '', query = ''] = url.split('?')
  const lines = signed.split(';').map(name => `${name}:${headers[name]}\n`)
  const asked = [method, path, query.split('&').sort().join('&'), lines.join(''), signed, contentHash]
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash(asked.join('\n'))].join('\n')
  const steps = [...scope.split('/'), text]
  const secret: Buffer = steps.reduce(
    (last, step) => createHmac('sha256', last).update(step).digest(),
    Buffer.from(`AWS4${KEYS.S3_SECRET_ACCESS_KEY}`),
  )
  return secret.toString('hex') === signature
}
