import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const fileIn = (distDir: string) => path.join(distDir, 'deployment-id')

export function writeDeploymentId(distDir: string, id: string): void {
  writeFileSync(fileIn(distDir), id)
}

export function readDeploymentId(distDir: string): string | undefined {
  return existsSync(fileIn(distDir)) ? readFileSync(fileIn(distDir), 'utf8') : undefined
}
