import { isOwnPath } from './preview'

export const NO_WEB_ADDRESS = 'Een adres dat met https:// begint.'

export function isWebAddress(value: unknown): boolean {
  return typeof value === 'string' && /^https:\/\/\S+$/.test(value)
}

/** An address of our own site, or a whole one elsewhere. */
export function leadsSomewhere(value: unknown): boolean {
  return (typeof value === 'string' && isOwnPath(value)) || isWebAddress(value)
}
