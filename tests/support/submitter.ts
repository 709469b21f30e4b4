import { fork } from 'node:child_process'
import { once } from 'node:events'
import { type FromSubmitter, person, type ToSubmitter } from './brokenSubmits'

/** A process of the site that submits what it is told, with these settings. */
export function submitter(env: Record<string, string>) {
  const site = fork('tests/support/brokenSubmits.ts', {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let printed = ''
  for (const stream of [site.stdout, site.stderr]) stream?.on('data', chunk => (printed += chunk))
  const ended = once(site, 'close')
  const heard = async () => {
    const [said] = (await Promise.race([once(site, 'message'), ended])) as [FromSubmitter | number]
    if (typeof said === 'object') return said
    throw new Error(`it ended with ${said}: ${printed.slice(-3000)}`)
  }
  const tell = (told: ToSubmitter) => site.send(told)
  return { heard, tell, ended, printed: () => printed, stop: () => site.kill() }
}

/** What nobody else types: a part of it would be as bad as all of it. */
const signOf = (typed: string) => /zq\w+|\d{8}/.exec(typed)?.[0] ?? typed

/** What of the first so many people stands in a text. */
export function signsIn(text: string, people: number): string[] {
  const typed = Array.from({ length: people }, (_, number) => Object.values(person(number))).flat()
  return typed.map(signOf).filter(sign => text.includes(sign))
}
