import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { env } from '@/platform/env'

const [PRESENT, VERIFIED, WITH_CREDENTIAL] = [0x01, 0x04, 0x40]
const site = new URL(env.SITE_URL)

type Ceremony = { challenge: string }
/** How an authenticator that cannot be trusted differs from one that can. */
type Wrong = { origin?: string; rpId?: string; verified?: boolean; counter?: number }

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest()
const base64 = (content: Buffer) => content.toString('base64url')

function text(word: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)])
}

function bytes(content: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x59, content.length >> 8, content.length & 0xff]), content])
}

/** A passkey in software: it answers what a browser would bring from an authenticator. */
export function authenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let counter = 0

  const clientData = (type: string, { challenge }: Ceremony, { origin = site.origin }: Wrong) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  function authData(flags: number, { rpId = site.hostname, verified = true, counter: forged }: Wrong) {
    counter += 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(forged ?? counter)
    const all = flags | PRESENT | (verified ? VERIFIED : 0)
    return Buffer.concat([sha256(rpId), Buffer.from([all]), count])
  }

  function coseKey(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const part = (label: number, value: string) =>
      Buffer.concat([Buffer.from([label, 0x58, 32]), Buffer.from(value, 'base64url')])
    return Buffer.concat([Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1]), part(0x21, x), part(0x22, y)])
  }

  const credential = (response: object) => ({
    ...{ id: base64(id), rawId: base64(id), type: 'public-key', clientExtensionResults: {} },
    response,
  })

  return {
    id: base64(id),
    create(options: Ceremony, wrong: Wrong = {}) {
      const length = Buffer.from([id.length >> 8, id.length])
      const data = Buffer.concat([
        ...[authData(WITH_CREDENTIAL, wrong), Buffer.alloc(16), length, id, coseKey()],
      ])
      const attestation = Buffer.concat([
        ...[Buffer.from([0xa3]), text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0])],
        ...[text('authData'), bytes(data)],
      ])
      return credential({
        clientDataJSON: base64(clientData('webauthn.create', options, wrong)),
        attestationObject: base64(attestation),
        transports: ['internal'],
      })
    },
    get(options: Ceremony, wrong: Wrong = {}) {
      const client = clientData('webauthn.get', options, wrong)
      const data = authData(0, wrong)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return credential({
        ...{ clientDataJSON: base64(client), authenticatorData: base64(data) },
        signature: base64(signature),
      })
    },
  }
}
