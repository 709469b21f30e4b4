// Writes what is derived from the configuration: types and the admin's import map; and the boot script from its source.
import fs from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { program, ROOT } from './project.mjs'

await program('payload', ['generate:types'])
await program('payload', ['generate:importmap'])
await bootScript()

/** A module that the cache of pages loads as it stands. It writes the script into each page. */
async function bootScript() {
  const { outputFiles } = await build({
    entryPoints: [path.join(ROOT, 'app/(site)/_boot.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    // The settings of the project make it strict, which the function around it does not need.
    tsconfigRaw: {},
    alias: { '@': path.join(ROOT, 'src') },
    write: false,
  })
  const text = outputFiles[0].text.trim()
  if (text.includes('</script')) throw new Error('the boot script would end its own element')
  const lines = [
    '// Works around: Next loads its framework with every page.',
    '// Upstream: no option for it, and no issue.',
    '// Removal test: `late` in tests/unit/platform/workarounds.test.ts.',
    '// Written by `npm run generate` from `app/(site)/_boot.ts`.',
    `export const BOOT = ${JSON.stringify(text)}`,
  ]
  fs.writeFileSync(path.join(ROOT, 'src/platform/next/late/boot.mjs'), `${lines.join('\n')}\n`)
}
