// `npm run serve`: the built site on a database of your own. Migrate, seed and build come first.
import { begin, loadSettings } from './project.mjs'
import { Refusal } from './refusal.mjs'
import { refuseBusyPort } from './servers.mjs'
import { run } from './steps.mjs'

await run(async () => {
  loadSettings()
  if (!process.env.DATABASE_URL)
    throw new Refusal('DATABASE_URL is not set. For a try-out without settings, use npm start.')
  const port = Number(process.env.PORT ?? 3000)
  await refuseBusyPort(port)
  const site = begin('next', ['start', '-p', String(port)], {
    env: { NODE_ENV: 'production', PORT: String(port) },
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => site.kill('SIGTERM'))
  process.exitCode = await new Promise(resolve => site.once('close', code => resolve(code ?? 1)))
})
