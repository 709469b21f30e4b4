export const INVALID_URL = 'Een adres dat met https:// begint.'

export function isHttpsUrl(value: unknown): boolean {
  return typeof value === 'string' && /^https:\/\/\S+$/.test(value)
}

export function isLinkTarget(value: unknown): boolean {
  return (typeof value === 'string' && isInternalPath(value)) || isHttpsUrl(value)
}

/** Never true for an address that a browser resolves to another site. */
export function isInternalPath(path: string): boolean {
  return /^\/(?![/\\])[^\\\s]*$/.test(path)
}
