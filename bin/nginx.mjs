// Finds nginx for the test of the deployment, and installs it where that can be done.
import { DEBIAN, installFromDebian, onPath } from './debian.mjs'
import { Refusal } from './refusal.mjs'

/** The path of nginx. */
export async function nginx() {
  if (!onPath('nginx') && DEBIAN) await installFromDebian('Installing nginx from Debian', ['nginx'])
  const found = onPath('nginx')
  if (!found) throw new Refusal('No nginx was found. Install it (Debian: apt-get install nginx).')
  return found
}
