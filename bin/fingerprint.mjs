// Tells whether something was made from the files as they are now.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from './project.mjs'

const SITE = [
  'app',
  'src',
  'collections',
  'globals',
  'public',
  'payload.config.ts',
  'next.config.ts',
  'instrumentation.ts',
  'proxy.ts',
]
const DATABASE = ['src/migrations', 'collections', 'globals', 'seed', 'payload.config.ts']

/** The site's sources, the database whose content the static pages hold, and the setting that the build keeps. */
export const siteFingerprint = database =>
  fingerprint([...SITE, 'package-lock.json'], `${database} ${process.env.ANALYTICS_ID ?? ''}`)

/** One name for all builds of the same sources, on whichever machine they are made. */
export const sourceFingerprint = () =>
  fingerprint([...SITE, 'package-lock.json'], process.env.ANALYTICS_ID ?? '').slice(0, 16)

/** What migrations and seeds are made of. */
export const databaseFingerprint = database => fingerprint(DATABASE, database)

export function isCurrent(stamp, value) {
  return fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === value
}

function fingerprint(places, database) {
  const hash = createHash('sha256').update(createHash('sha256').update(database).digest())
  for (const file of places.flatMap(place => files(path.join(ROOT, place))).sort()) {
    hash.update(path.relative(ROOT, file)).update(fs.readFileSync(file))
  }
  return hash.digest('hex')
}

function files(place) {
  if (!fs.existsSync(place)) return []
  if (fs.statSync(place).isFile()) return [place]
  return fs.readdirSync(place).flatMap(name => files(path.join(place, name)))
}
