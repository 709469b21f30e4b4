import { type AddressInfo, createServer, type Socket } from 'node:net'
import { MAIL_KEY_FIELD, NEWSLETTER_PATHS } from '@/features/newsletter/model/results'

/** `drops` takes the whole message and ends the connection without an answer; `late` answers it after a while. */
export type MailMood = 'well' | 'later' | 'never' | 'silent' | 'breaks' | 'drops' | 'late'

/** A message that the mail server accepted, from which process, and whether its answer could leave. */
export type Accepted = {
  process: string
  messageId: string
  to: string
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
  /** The keys of the newsletter that came into somebody's mailbox, by its address. */
  readonly confirmKeys = new Map<string, string>()
  /** Addresses of which it said that they do not exist: their mail is given up. */
  readonly refused = new Set<string>()
  readonly open = new Set<Socket>()
  /** When the last connection began or ended. */
  lastHeardAt = 0
  private readonly hanging = new Set<Socket>()
  private readonly servers: { close: () => void }[] = []

  async portFor(process: string): Promise<number> {
    const server = createServer(socket => this.talk(process, socket))
    this.servers.push(server)
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    return (server.address() as AddressInfo).port
  }

  /** Ends what hangs, so that nobody waits for it any longer. */
  heal(): void {
    this.mood = 'well'
    this.lastHeardAt = Date.now()
    for (const socket of this.hanging) socket.destroy()
    this.hanging.clear()
  }

  close(): void {
    for (const server of this.servers) server.close()
    for (const socket of this.open) socket.destroy()
  }

  private talk(process: string, socket: Socket): void {
    const { mood } = this
    this.open.add(socket)
    this.lastHeardAt = Date.now()
    const ended = () => {
      this.open.delete(socket)
      this.lastHeardAt = Date.now()
    }
    socket.on('close', ended).on('error', () => socket.destroy())
    if (mood === 'silent') this.hanging.add(socket)
    else socket.write('220 mail.example ESMTP\r\n')
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
      if (answer.startsWith('550')) this.refused.add(to)
      if (answer) socket.write(`${answer}\r\n`)
      else socket.destroy()
    }
    socket.on('data', chunk => {
      said += chunk.toString('latin1')
      for (let part = next(); part !== null; part = next()) hear(part)
    })
  }

  private take(
    process: string,
    socket: Socket,
    mood: MailMood,
    { to, raw }: { to: string; raw: string },
  ): void {
    const messageId = /^message-id:\s*(<[^>]+>)/im.exec(raw)?.[1] ?? ''
    const entry: Accepted = { to, process, messageId, at: Date.now(), answered: false }
    this.accepted.push(entry)
    const key = confirmKeyIn(raw)
    if (key) this.confirmKeys.set(to, key)
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

/** The key of the link in a mail, which is written as quoted-printable. */
function confirmKeyIn(raw: string): string | null {
  const text = raw.replaceAll('=\r\n', '').replaceAll('=3D', '=')
  const key = new RegExp(`${NEWSLETTER_PATHS.confirm}\\?${MAIL_KEY_FIELD}=([\\w%.-]+)`).exec(text)?.[1]
  return key ? decodeURIComponent(key) : null
}
