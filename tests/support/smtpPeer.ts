import type { AddressInfo, Server as NetServer, Socket } from 'node:net'
import { createServer } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type Received = { from: string; to: string[]; mail: Email; raw: string }
export type SmtpPeer = { url: string; received: Received[]; close: () => Promise<void> }

export type HangingPeer = SmtpPeer & {
  called: () => boolean
  /** Whether a sender no longer waits for it. */
  givenUp: () => boolean
}

type HoldingPeer = SmtpPeer & {
  /** How many messages have no answer yet. */
  waiting: () => number
  answer: (refusal?: number) => void
}

const PLAIN = {
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  logger: false,
  disableReverseLookup: true,
}

/** A real mail server on loopback that takes everything. */
export async function acceptingSmtp(): Promise<SmtpPeer> {
  const received: Received[] = []
  const server = new SMTPServer({
    ...PLAIN,
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', chunk => chunks.push(chunk))
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks).toString('utf8')
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(each => each.address),
          mail: await PostalMime.parse(raw),
          raw,
        })
        done()
      })
    },
  })
  return { ...(await listening(prompt(server))), received }
}

/** A mail server that takes the whole message and holds its answer to it until it is told which: none is accepting. */
export async function holdingSmtp(): Promise<HoldingPeer> {
  const held: ((error?: Error) => void)[] = []
  const server = new SMTPServer({
    ...PLAIN,
    onData(stream, _session, done) {
      stream.on('end', () => held.push(done)).resume()
    },
  })
  const answer = (refusal?: number) => {
    const error = refusal ? Object.assign(new Error('not now'), { responseCode: refusal }) : undefined
    for (const done of held.splice(0)) done(error)
  }
  return { ...(await listening(prompt(server))), received: [], answer, waiting: () => held.length }
}

/** A mail server that turns every recipient away with this code. */
export async function refusingSmtp(responseCode: number): Promise<SmtpPeer> {
  const server = new SMTPServer({
    ...PLAIN,
    onRcptTo(_address, _session, done) {
      done(Object.assign(new Error('not now'), { responseCode }))
    },
  })
  return { ...(await listening(prompt(server))), received: [] }
}

/** A mail server that asks for a password and cannot encrypt. It keeps the names that it was told. */
export async function plainSmtp(): Promise<SmtpPeer & { told: string[] }> {
  const told: string[] = []
  const server = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    disableReverseLookup: true,
    onAuth({ username = '' }, _session, done) {
      told.push(username)
      done(null, { user: username })
    },
  })
  const { url, close } = await listening(prompt(server))
  return { url: url.replace('//', '//bureau:geheim@'), close, received: [], told }
}

/** A mail server that takes the call and never says a word. */
export async function hangingSmtp(): Promise<HangingPeer> {
  const [calls, givenUp] = [new Set<Socket>(), new Set<Socket>()]
  const server = createServer(socket => {
    calls.add(socket)
    socket.once('close', () => givenUp.add(socket)).resume()
  })
  const peer = { called: () => calls.size > 0, givenUp: () => givenUp.size > 0 }
  return { ...(await listening(server)), ...peer, received: [] }
}

/** An address where nobody listens. */
export async function absentSmtp(): Promise<SmtpPeer> {
  const peer = await listening(createServer())
  await peer.close()
  return { ...peer, received: [] }
}

type Greeting = { connectionReady: () => void }

/** Has a mail server greet at once. By itself it waits 100 ms, to catch who speaks too soon: that is long for each mail. */
function prompt({ server, connections }: SMTPServer): NetServer {
  return server.on('connection', () => setImmediate(greetLast))

  function greetLast(): void {
    const connection: Greeting | undefined = [...connections].at(-1)
    const greet = connection?.connectionReady.bind(connection)
    if (!connection || !greet) throw new Error('this smtp-server greets in another way')
    connection.connectionReady = () => {}
    greet()
  }
}

async function listening(server: NetServer) {
  const sockets = new Set<Socket>()
  server.on('connection', socket => sockets.add(socket))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise(resolve => server.close(resolve))
  }
  return { url: `smtp://127.0.0.1:${port}`, close }
}
