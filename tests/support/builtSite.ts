import type { TestProject } from 'vitest/node'
import { siteInstance } from './siteInstance'

declare module 'vitest' {
  interface ProvidedContext {
    builtSite: string
  }
}

/** Starts the built site for all test files of a project. */
export default async function builtSite({ provide }: TestProject): Promise<() => Promise<void>> {
  const site = await siteInstance()
  provide('builtSite', site.url)
  return site.stop
}
