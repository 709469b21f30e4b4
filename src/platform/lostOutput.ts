/**
 * A site may outlive whatever reads its output. A write then fails as an uncaught error, whose message is written as well,
 * and so on without end.
 */
export function ignoreLostOutput(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
}
