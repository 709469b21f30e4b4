/** An IPv6 household has a /64, so 2^64 addresses to try from. */
const NETWORK_GROUPS = 4
const GROUPS = 8
const MAX_LENGTH = 64

export function networkOf(address: string): string {
  const plain = address
    .trim()
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/%.*$/, '')
  const mapped = plain.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/)?.[1]
  if (mapped || !plain.includes(':')) return (mapped ?? plain).slice(0, MAX_LENGTH)
  return `${groupsOf(plain).slice(0, NETWORK_GROUPS).join(':')}::/64`
}

function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const first = head ? head.split(':') : []
  const last = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(0, GROUPS - first.length - last.length)
  return [...first, ...Array<string>(zeros).fill('0'), ...last].map(group => group.replace(/^0+(?=.)/, ''))
}
