import { readdir } from 'node:fs/promises'
import path from 'node:path'

/** Those of this version, the oldest first. */
export async function migrationNames(): Promise<string[]> {
  const files = (await readdir('src/migrations')).filter(file => /^\d+_.*\.ts$/.test(file))
  return files.map(file => path.parse(file).name).toSorted()
}
