// Finds a Chromium for the end-to-end tests, and installs one where that can be done.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { program, ROOT } from './project.mjs'
import { Refusal } from './refusal.mjs'
import { step } from './steps.mjs'

const SYSTEM = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The path of a Chromium that starts. */
export async function chromium() {
  return (await present()) ?? (await installed()) ?? refuse()
}

async function present() {
  const set = process.env.CHROMIUM_PATH
  if (set && !fs.existsSync(set)) throw new Refusal(`CHROMIUM_PATH names ${set}, and there is nothing there.`)
  if (set) return set
  for (const name of SYSTEM) {
    const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' })
    if (found.status === 0) return found.stdout.trim()
  }
  return playwrightsOwn()
}

async function playwrightsOwn() {
  const { chromium: playwright } = await import('@playwright/test')
  const path = playwright.executablePath()
  return fs.existsSync(path) ? path : null
}

async function installed() {
  const debian = process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get')
  if (debian) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await step('Installing Chromium from Debian', () =>
      program('sh', ['-c', 'apt-get update && apt-get install -y --no-install-recommends chromium'], {
        env,
      }).catch(() => null),
    )
  } else {
    await step("Installing Playwright's Chromium", () =>
      program('playwright', ['install', 'chromium']).catch(() => null),
    )
  }
  return present()
}

function refuse() {
  throw new Refusal(
    `No Chromium was found, and none could be installed. Install one (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) and set CHROMIUM_PATH to it. The project is in ${ROOT}.`,
  )
}
