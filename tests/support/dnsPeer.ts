import { createSocket, type RemoteInfo } from 'node:dgram'
import type { AddressInfo } from 'node:net'

/** What the zone says of a name: `soa` has no name servers of its own, `empty` exists without either record. */
type Standing = 'delegated' | 'soa' | 'empty' | 'absent' | 'broken' | 'refused' | 'garbage' | 'silent'

export type DnsPeer = {
  /** `address:port`, as `DNS_SERVER` wants it. */
  server: string
  /** Every other name is absent. */
  names: Map<string, Standing>
  /** What was asked, in order: `NS proef.nl`. */
  asked: string[]
  close: () => Promise<void>
}

const TYPES: Record<number, string> = { 2: 'NS', 6: 'SOA' }
const CODES = { delegated: 0, soa: 0, empty: 0, absent: 3, broken: 2, refused: 5 } as const

/** A real name server on loopback that answers over UDP (RFC 1035); on any free port, or on this one. */
export async function dnsPeer(port = 0): Promise<DnsPeer> {
  const socket = createSocket('udp4')
  await new Promise<void>(resolve => socket.bind(port, '127.0.0.1', resolve))
  const { port: bound } = socket.address() as AddressInfo
  const peer: DnsPeer = {
    server: `127.0.0.1:${bound}`,
    names: new Map(),
    asked: [],
    close: () => new Promise(resolve => socket.close(() => resolve())),
  }
  socket.on('message', (query, from) => respond(query, from))
  return peer

  function respond(query: Buffer, from: RemoteInfo): void {
    const question = readQuestion(query)
    const type = TYPES[question.type] ?? String(question.type)
    peer.asked.push(`${type} ${question.name}`)
    const standing = peer.names.get(question.name) ?? 'absent'
    if (standing === 'silent') return
    const said = standing === 'garbage' ? Buffer.from('?') : answer(query, question, standing, type)
    socket.send(said, from.port, from.address)
  }
}

type Question = { name: string; type: number; end: number }

function readQuestion(query: Buffer): Question {
  const labels: string[] = []
  let at = 12
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('ascii', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 }
}

function answer(query: Buffer, question: Question, standing: keyof typeof CODES, type: string): Buffer {
  const record =
    standing === 'delegated' || (standing === 'soa' && type === 'SOA')
      ? resource(question.type, type === 'NS' ? hostName('ns1.registrar.example') : startOfAuthority())
      : null
  const header = Buffer.alloc(12)
  query.copy(header, 0, 0, 2)
  // An answer, recursion wanted and available, and how it ended.
  header.writeUInt16BE(0x8180 | CODES[standing], 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(record ? 1 : 0, 6)
  return Buffer.concat([header, query.subarray(12, question.end), ...(record ? [record] : [])])
}

/** One record about the name in the question, which stands at byte 12. */
function resource(type: number, content: Buffer): Buffer {
  const head = Buffer.alloc(12)
  head.writeUInt16BE(0xc00c, 0)
  head.writeUInt16BE(type, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt32BE(60, 6)
  head.writeUInt16BE(content.length, 10)
  return Buffer.concat([head, content])
}

function startOfAuthority(): Buffer {
  const numbers = Buffer.alloc(20)
  for (const [place, value] of [20_261_121, 3600, 600, 86_400, 60].entries()) {
    numbers.writeUInt32BE(value, place * 4)
  }
  return Buffer.concat([hostName('ns1.registrar.example'), hostName('beheer.registrar.example'), numbers])
}

function hostName(name: string): Buffer {
  const labels = name.split('.').map(label => Buffer.concat([Buffer.of(label.length), Buffer.from(label)]))
  return Buffer.concat([...labels, Buffer.of(0)])
}
