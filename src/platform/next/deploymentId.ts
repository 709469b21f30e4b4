import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const fileIn = (distDir: string) => path.join(distDir, 'deployment-id')

/** Names a build in itself, so that it is served under the name that its files carry. */
export function writeDeploymentId(distDir: string, id: string): void {
  writeFileSync(fileIn(distDir), id)
}

/** The name of the build that lies there; none before the first. */
export function readDeploymentId(distDir: string): string | undefined {
  return existsSync(fileIn(distDir)) ? readFileSync(fileIn(distDir), 'utf8') : undefined
}
