import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from '@/platform/env'
import { MAIL_KEY_FIELD, NEWSLETTER_PATHS } from '../model/paths'

export function confirmLink(key: string): string {
  return link('confirm', key)
}

/** Where a subscriber leaves the list: the page for people, and the address that a mail program posts to. */
export function unsubscribeLinks(id: string): { unsubscribe: string; oneClick: string } {
  const key = unsubscribeKey(id)
  return { unsubscribe: link('unsubscribe', key), oneClick: link('oneClick', key) }
}

/**
 * The key of a subscriber's way off the list. It follows from the record, so every mail can carry it and
 * the link in an old mail still works; it can never put anybody on the list.
 */
function unsubscribeKey(id: string): string {
  return `${id}.${createHmac('sha256', env.PAYLOAD_SECRET).update(`unsubscribe:${id}`).digest('base64url')}`
}

/** The subscriber whose key this is; null when we did not make it. */
export function readUnsubscribeKey(key: string): string | null {
  const [id = ''] = key.split('.')
  const [expected, given] = [Buffer.from(unsubscribeKey(id)), Buffer.from(key)]
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null
}

function link(path: keyof typeof NEWSLETTER_PATHS, key: string): string {
  return `${env.SITE_URL}${NEWSLETTER_PATHS[path]}?${new URLSearchParams({ [MAIL_KEY_FIELD]: key })}`
}
