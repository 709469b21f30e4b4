export const NO_WEB_ADDRESS = 'Een adres dat met https:// begint.'

export function isWebAddress(value: unknown): boolean {
  return typeof value === 'string' && /^https:\/\/\S+$/.test(value)
}
