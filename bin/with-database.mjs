// `node bin/with-database.mjs PROGRAM ARGS…`: runs a program of the project with a database to talk to.
import { begin, install, loadSettings, modulesAreCurrent, openDatabase, siteSettings } from './project.mjs'
import { run } from './steps.mjs'

await run(async () => {
  loadSettings()
  if (!modulesAreCurrent()) await install()
  const { settings, stop } = await openDatabase()
  const [command, ...args] = process.argv.slice(2)
  const env = { ...siteSettings(process.env.PORT ?? 3000), ...settings }
  const child = begin(command, args, { env })
  // A supervisor signals us alone; Ctrl-C reaches the program as well, which stops once either way.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill('SIGTERM'))
  const code = await new Promise(resolve => child.once('close', resolve))
  await stop()
  process.exit(code ?? 1)
})
