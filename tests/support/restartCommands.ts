import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Commands = { stop: (site: string) => Promise<void>; start: (site: string) => Promise<void> }

/** Runs `docs/deploy/rolling-restart.sh`, whose commands do here what systemd would do. */
export async function rollingRestart(
  commands: Commands & { worker: () => Promise<void> },
  env: Record<string, string>,
): Promise<{ code: number; printed: string }> {
  const door = createServer(async (request, response) => {
    const [, what = '', site = ''] = request.url?.split('/') ?? []
    const work = { ...commands }[what as keyof typeof commands]
    await work(site)
    response.end()
  }).listen(0, '127.0.0.1')
  await once(door, 'listening')
  const ask = `curl -sf -m 60 http://127.0.0.1:${(door.address() as AddressInfo).port}`
  const script = spawn('sh', ['docs/deploy/rolling-restart.sh'], {
    env: {
      ...process.env,
      STOP: `${ask}/stop/$1`,
      START: `${ask}/start/$1`,
      WORKER: `${ask}/worker`,
      ...env,
    },
  })
  let printed = ''
  for (const stream of [script.stdout, script.stderr])
    stream.on('data', chunk => {
      printed += chunk
    })
  const [code] = await once(script, 'close')
  door.close()
  return { code, printed }
}
