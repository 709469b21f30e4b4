// Programs of the system: finds them, and installs them on Debian, as root.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { program } from './project.mjs'
import { step } from './steps.mjs'

export const DEBIAN = process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get')
/** Waits while another program installs. Lists that cannot be renewed may still be good enough. */
const GET = 'apt-get -o DPkg::Lock::Timeout=300 install -y --no-install-recommends'
/** At this runlevel no service is started that a package brings. */
const UNATTENDED = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }

export function onPath(name) {
  const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' })
  return found.status === 0 ? found.stdout.trim() : null
}

/** Installs the first of these packages that can be. */
export function installFromDebian(title, packages) {
  const tries = packages.map(each => `${GET} ${each}`).join(' || ')
  return step(title, () => program('sh', ['-c', `apt-get update; ${tries}`], { env: UNATTENDED }))
}
