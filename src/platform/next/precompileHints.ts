import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** V8 compiles every function of such a file while it streams in. */
const HINT = '//# allFunctionsCalledOnLoad\n'

/** Marks the framework's files (decision 016). Upstream: no issue known. */
export async function addPrecompileHints({ distDir }: { distDir: string }): Promise<void> {
  const manifest = JSON.parse(await readFile(path.join(distDir, 'build-manifest.json'), 'utf8'))
  const { rootMainFiles } = manifest as { rootMainFiles: string[] }
  await Promise.all(rootMainFiles.map(file => mark(path.join(distDir, file))))
}

/** A build leaves unchanged files as they are, so they may be marked already. */
async function mark(file: string): Promise<void> {
  const code = await readFile(file, 'utf8')
  if (!code.startsWith(HINT)) await writeFile(file, HINT + code)
}
