import { type AddressInfo, createServer, type Socket } from 'node:net'

/** `drops` takes the whole message and ends the connection without an answer; `late` answers it after a while. */
export const MAIL_MOODS = ['well', 'later', 'never', 'silent', 'breaks', 'drops', 'late'] as const
export type MailMood = (typeof MAIL_MOODS)[number]

/** A message that the mail server accepted, from which process, and whether its answer could leave. */
export type Accepted = {
  process: string
  messageId: string
  to: string
  raw: string
  at: number
  answered: boolean
}

const LATE_MS = 1500

/**
 * A mail server that writes down what it accepts. Each process of the site has a port of its own, so that the journal
 * knows who sent a message.
 */
export class MailJournal {
  mood: MailMood = 'well'
  readonly accepted: Accepted[] = []
  readonly open = new Set<Socket>()
  private readonly servers: { close: () => void }[] = []

  async portFor(process: string): Promise<number> {
    const server = createServer(socket => this.talk(process, socket))
    this.servers.push(server)
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    return (server.address() as AddressInfo).port
  }

  /** Ends what hangs, so that nobody waits for it any longer. */
  heal(): void {
    const { mood } = this
    this.mood = 'well'
    if (mood === 'silent') for (const socket of this.open) socket.destroy()
  }

  close(): void {
    for (const server of this.servers) server.close()
    for (const socket of this.open) socket.destroy()
  }

  private talk(process: string, socket: Socket): void {
    const { mood } = this
    this.open.add(socket)
    socket.on('close', () => this.open.delete(socket)).on('error', () => socket.destroy())
    if (mood !== 'silent') socket.write('220 mail.example ESMTP\r\n')
    let [said, to, inData] = ['', '', false]
    const next = () => {
      const end = inData ? '\r\n.\r\n' : '\r\n'
      const at = said.indexOf(end)
      if (at < 0) return null
      const part = said.slice(0, at)
      said = said.slice(at + end.length)
      return part
    }
    const hear = (part: string) => {
      if (inData) {
        inData = false
        return this.take(process, socket, mood, { to, raw: part })
      }
      to = /^RCPT TO:<([^>]*)>/i.exec(part)?.[1] ?? to
      const answer = answerTo(part.slice(0, 4).toUpperCase(), mood)
      inData = answer.startsWith('354')
      if (answer) socket.write(`${answer}\r\n`)
      else socket.destroy()
    }
    socket.on('data', chunk => {
      said += chunk.toString('latin1')
      for (let part = next(); part !== null; part = next()) hear(part)
    })
  }

  private take(process: string, socket: Socket, mood: MailMood, mail: { to: string; raw: string }): void {
    const messageId = /^message-id:\s*(<[^>]+>)/im.exec(mail.raw)?.[1] ?? ''
    const entry: Accepted = { ...mail, process, messageId, at: Date.now(), answered: false }
    this.accepted.push(entry)
    if (mood === 'drops') return void socket.destroy()
    const answer = () => {
      entry.answered = !socket.destroyed && !socket.readableEnded
      if (entry.answered) socket.write('250 2.0.0 accepted\r\n')
    }
    if (mood === 'late') setTimeout(answer, LATE_MS)
    else answer()
  }
}

/** What a command is answered; nothing where the connection ends. */
function answerTo(verb: string, mood: MailMood): string {
  if (verb === 'RCPT' && mood === 'later') return '451 4.3.0 not now'
  if (verb === 'RCPT' && mood === 'never') return '550 5.1.1 no such mailbox'
  if (verb === 'DATA') return mood === 'breaks' ? '' : '354 go on'
  return verb === 'QUIT' ? '221 bye' : '250 mail.example'
}
