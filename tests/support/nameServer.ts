import { dnsPeer } from './dnsPeer'

/** Each look-up asks twice, for the name servers and for the start of authority. */
const QUESTIONS = 2

/**
 * The name server of the journeys, at the address where the site asks: every .com is taken, every .org cannot be
 * looked up, and a name that begins with `netweg` is taken as soon as it was looked up once. Others are unknown to it.
 */
export default async function nameServer(): Promise<() => Promise<void>> {
  const peer = await dnsPeer(Number(process.env.DNS_SERVER?.split(':')[1]))
  const times = new Map<string, number>()
  peer.names.get = name => {
    if (name.endsWith('.com')) return 'delegated'
    if (name.endsWith('.org')) return 'broken'
    const asked = times.get(name) ?? 0
    times.set(name, asked + 1)
    return name.startsWith('netweg') && asked >= QUESTIONS ? 'delegated' : 'absent'
  }
  return peer.close
}
