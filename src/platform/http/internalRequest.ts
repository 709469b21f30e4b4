import { createHmac, timingSafeEqual } from 'node:crypto'

const HEADER = 'x-signature'
const PATH = 'pad'

export const innerAddress = (site: string, path: string) =>
  `${site}/intern/adres?${new URLSearchParams({ [PATH]: path })}`

export const requestedPath = (url: string) => new URL(url).searchParams.get(PATH) ?? ''

export const internalHeaders = (path: string, secret: string): Record<string, string> => ({
  [HEADER]: signed(path, secret),
})

export function isInternalRequest({ url, headers }: Request, secret: string): boolean {
  const expected = Buffer.from(signed(requestedPath(url), secret))
  const given = Buffer.from(headers.get(HEADER) ?? '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function signed(path: string, secret: string): string {
  return createHmac('sha256', secret).update(`address:${path}`).digest('base64url')
}
