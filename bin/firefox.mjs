// Finds a Firefox for the journeys in it, and installs one where that can be done.
import fs from 'node:fs'
import { DEBIAN, installFromDebian, onPath } from './debian.mjs'
import { Refusal } from './refusal.mjs'

const SYSTEM = ['firefox-esr', 'firefox']

/** The path of a Firefox, as its maker builds it. */
export async function firefox() {
  const set = process.env.FIREFOX_PATH
  if (set && !fs.existsSync(set)) throw new Refusal(`FIREFOX_PATH names ${set}, and there is nothing there.`)
  if (set) return set
  if (!present() && DEBIAN) await installFromDebian('Installing Firefox from Debian', ['firefox-esr'])
  const found = present()
  if (!found)
    throw new Refusal(
      'No Firefox was found. Install one (Debian: apt-get install firefox-esr), or set FIREFOX_PATH to it.',
    )
  return found
}

const present = () => SYSTEM.map(onPath).find(Boolean)
