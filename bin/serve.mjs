// `npm run serve`: the built site on a database of your own. Migrate, seed and build come first.
import { loadSettings, program, siteSettings } from './project.mjs'
import { Refusal } from './refusal.mjs'
import { refuseBusyPort, together, untilStopped } from './servers.mjs'
import { run } from './steps.mjs'

await run(async () => {
  loadSettings()
  if (!process.env.DATABASE_URL)
    throw new Refusal('DATABASE_URL is not set. For a try-out without settings, use npm start.')
  const port = Number(process.env.PORT ?? 3000)
  const host = process.env.HOST || '127.0.0.1'
  await refuseBusyPort(port, host)
  const env = { ...siteSettings(port), NODE_ENV: 'production' }
  await refuseWrongSettings(env)
  const servers = together([['next', 'start', '-p', String(port), '-H', host]], env)
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
