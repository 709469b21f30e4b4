/** The bytes of a body; null when there are more than `most`. Reading stops there. */
export async function readBodyUpTo(body: Request['body'], most: number): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.byteLength
    if (length > most) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
