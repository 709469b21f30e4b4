// `npm run serve`: the built site on a database of your own. Migrate, seed and build come first.
import { loadSettings, nodeOptions, program, siteSettings } from './project.mjs'
import { Refusal } from './refusal.mjs'
import { refuseBusyPort, together, untilStopped } from './servers.mjs'
import { run } from './steps.mjs'

const LOOPBACK = '127.0.0.1'

/**
 * Next started on a loopback address by number takes its own rewrites for those to another server, and asks that one over
 * the network (vercel/next.js#94745). By name it does not; the name is then this address.
 */
const BY_NAME = { host: 'localhost', env: { NODE_OPTIONS: nodeOptions('--dns-result-order=ipv4first') } }

await run(async () => {
  loadSettings()
  if (!process.env.DATABASE_URL)
    throw new Refusal('DATABASE_URL is not set. For a try-out without settings, use npm start.')
  const port = Number(process.env.PORT ?? 3000)
  const host = process.env.HOST || LOOPBACK
  await refuseBusyPort(port, host)
  const env = { ...siteSettings(port), NODE_ENV: 'production' }
  await refuseWrongSettings(env)
  const listens = host === LOOPBACK ? BY_NAME : { host, env: {} }
  const args = ['start', '-p', String(port), '-H', listens.host]
  const servers = together([['next', ...args]], { ...env, ...listens.env })
  process.exitCode = await untilStopped(servers.first)
  await servers.stop()
})

/** The site would stay up without answering; here a wrong setting is one sentence. */
async function refuseWrongSettings(env) {
  try {
    await program('tsx', ['src/platform/env.ts'], { env })
  } catch (error) {
    throw new Refusal(/Error: ([\s\S]+?)\n\s+at /.exec(error.message)?.[1] ?? error.message)
  }
}
