/** Version 4, from the first sixteen bytes. */
export function uuidFromBytes(bytes: Uint8Array): string {
  const hex = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, '$1-$2-4$3-a$4-$5')
}

/** `crypto.randomUUID` is missing over plain http. */
export function randomUuid(): string {
  return uuidFromBytes(crypto.getRandomValues(new Uint8Array(16)))
}
