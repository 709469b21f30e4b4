// `node bin/with-database.mjs PROGRAM ARGS…`: runs a program of the project with a database to talk to.
import { begin, install, loadSettings, modulesAreCurrent, openDatabase, siteSettings } from './project.mjs'
import { run } from './steps.mjs'

await run(async () => {
  loadSettings()
  if (!modulesAreCurrent()) await install()
  const { settings, stop } = await openDatabase()
  const [command, ...args] = process.argv.slice(2)
  const env = { ...siteSettings(process.env.PORT ?? 3000), ...settings }
  const code = await new Promise(resolve => begin(command, args, { env }).once('close', resolve))
  await stop()
  process.exit(code ?? 1)
})
