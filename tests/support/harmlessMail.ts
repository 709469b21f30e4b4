import { expect } from 'vitest'
import { env } from '@/platform/env'
import type { Received } from './smtpPeer'

/** Every header that our mails have; one that was typed is none of these, or stands there twice. */
const HEADERS = [
  ...['from', 'to', 'reply-to', 'subject', 'message-id', 'date', 'mime-version', 'content-type'],
  ...['content-transfer-encoding', 'list-unsubscribe', 'list-unsubscribe-post'],
]
const TAGS = [
  'html',
  'head',
  'meta',
  'title',
  'body',
  'table',
  'tr',
  'td',
  'h1',
  'p',
  'a',
  'strong',
  'span',
  'br',
]
const TAG = /<\/?([a-z][^\s/>]*)([^>]*)>/gi
const ADDRESS = /\b(?:href|src|action)="([^"]*)"/g

/** These mails went to these people alone, and hold nothing but our own headers, markup and links. */
export function expectHarmless(received: Received[], recipients: string[]): void {
  expect(received.flatMap(each => each.to).sort()).toEqual([...recipients].sort())
  for (const { mail, to } of received) {
    const keys = mail.headers.map(header => header.key)
    expect(keys.filter(key => !HEADERS.includes(key))).toEqual([])
    expect(keys).toEqual([...new Set(keys)])
    expect([mail.to, mail.cc ?? [], mail.bcc ?? []].flat().map(each => each?.address)).toEqual(to)
    expect(activeParts(mail.html ?? '')).toEqual([])
  }
}

/** Tags, attributes and links that no template of ours makes. */
export function activeParts(html: string): string[] {
  const tags = [...html.matchAll(TAG)]
  const strange = tags.filter(
    ([, name = '', rest = '']) => !TAGS.includes(name.toLowerCase()) || /\son\w+\s*=/i.test(rest),
  )
  const links = tags.flatMap(([, , rest = '']) => [...rest.matchAll(ADDRESS)].map(found => found[1] ?? ''))
  return [
    ...strange.map(([tag]) => tag),
    ...links.filter(link => !link.startsWith(env.SITE_URL) && !link.startsWith('https://')),
  ]
}
