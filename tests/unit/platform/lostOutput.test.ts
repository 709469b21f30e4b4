import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

/** Writes once it is told that nobody reads any more, and ends with 7 when it lived through that. */
const SITE = `
  import { ignoreLostOutput } from './src/platform/lostOutput.ts'
  ignoreLostOutput()
  process.once('message', () => {
    console.log('said to nobody')
    console.error('said to nobody')
    setTimeout(() => process.exit(7), 50)
  })
  process.send('ready')
`

test('a site goes on when whoever read its output is gone', async () => {
  const stdio = ['ignore', 'pipe', 'pipe', 'ipc'] as const
  const site = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', SITE], {
    stdio: [...stdio],
  })
  await once(site, 'message')
  site.stdout?.destroy()
  site.stderr?.destroy()
  site.send('go')
  expect(await once(site, 'exit')).toEqual([7, null])
})
