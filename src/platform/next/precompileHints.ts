import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** What V8 reads at the head of a file: make every function in it while it streams in, all are called as it loads. */
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Marks the framework's files, which are most of what a page runs as it comes alive. Without a mark their functions are
 * made one by one where the page waits for them. A browser that does not know the mark reads a comment.
 * Upstream: no issue known.
 */
export async function addPrecompileHints({ distDir }: { distDir: string }): Promise<void> {
  const manifest = JSON.parse(await readFile(path.join(distDir, 'build-manifest.json'), 'utf8'))
  const { rootMainFiles } = manifest as { rootMainFiles: string[] }
  await Promise.all(rootMainFiles.map(file => mark(path.join(distDir, file))))
}

/** Once: a build leaves a file as it stands when nothing in it has changed. */
async function mark(file: string): Promise<void> {
  const code = await readFile(file, 'utf8')
  if (!code.startsWith(HINT)) await writeFile(file, HINT + code)
}
