import { createHash } from 'node:crypto'
import { ERROR_PAGE_STYLE } from './errorPageStyle'

type Policy = { scripts: string; styles: string; framedBy: string; counted: boolean }

const COUNTER = { script: ' https://www.googletagmanager.com', sent: ' https://*.google-analytics.com' }
const NOBODY = { script: '', sent: '' }

const INLINE = "'unsafe-inline'"
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** A static page is the same for everybody, so it cannot carry a nonce: its inline scripts are known by hash (decision 055). */
export const staticPagePolicy = (counted: boolean, inline: readonly string[]) =>
  headerOf({ scripts: inline.map(hashOf).join(' '), styles: INLINE, framedBy: "'self'", counted })

/** The answer to a form of a static page that was sent without the framework is made for one visitor. */
export const answeredFormPolicy = (inline: readonly string[]) => (nonce: string, counted: boolean) =>
  headerOf({
    ...{ scripts: [`'nonce-${nonce}'`, ...inline.map(hashOf)].join(' '), styles: INLINE },
    ...{ framedBy: "'self'", counted },
  })

/** What Next writes into a page that staff look at before it is published; their cookie asks for it. */
export const previewPolicy = (counted: boolean) =>
  headerOf({ scripts: INLINE, styles: INLINE, framedBy: "'self'", counted })

export const dynamicPagePolicy = (nonce: string, counted: boolean) =>
  headerOf({
    ...{ scripts: `'nonce-${nonce}'`, styles: hashOf(ERROR_PAGE_STYLE) },
    ...{ framedBy: "'none'", counted },
  })

/** A small site of the portfolio, which our own pages may frame. */
export const sampleSitePolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** Payload writes style elements and attributes without a nonce. */
export const officePolicy = (nonce: string) =>
  headerOf({ scripts: `'nonce-${nonce}'`, styles: INLINE, framedBy: "'none'", counted: false })

function headerOf({ scripts, styles, framedBy, counted }: Policy): string {
  const { script, sent } = counted ? COUNTER : NOBODY
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts}${script}`,
    `style-src 'self' ${styles}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${sent}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framedBy}`,
  ].join('; ')
}
