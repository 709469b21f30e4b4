// Finds a Chromium for the end-to-end tests, and installs one where that can be done.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { program, ROOT } from './project.mjs'
import { Refusal } from './refusal.mjs'
import { step } from './steps.mjs'

/** Chromium without its windows: the same pages for half the processor time. */
const HEADLESS = 'chromium-headless-shell'
const SYSTEM = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const DEBIAN = process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get')
/** Waits while another program installs. Lists that cannot be renewed may still be good enough. */
const GET = 'apt-get -o DPkg::Lock::Timeout=300 install -y --no-install-recommends'
const FROM_DEBIAN = `apt-get update; ${GET} ${HEADLESS} || ${GET} chromium`
const UNATTENDED = { DEBIAN_FRONTEND: 'noninteractive' }

/** The path of a Chromium that starts. */
export async function chromium() {
  const found = await present()
  const good = found && (process.env.CHROMIUM_PATH || !DEBIAN || found.endsWith(HEADLESS))
  if (good) return found
  const problem = await install()
  return (await present()) ?? refuse(problem)
}

async function present() {
  const set = process.env.CHROMIUM_PATH
  if (set && !fs.existsSync(set)) throw new Refusal(`CHROMIUM_PATH names ${set}, and there is nothing there.`)
  if (set) return set
  return SYSTEM.map(onPath).find(Boolean) ?? playwrightsOwn()
}

function onPath(name) {
  const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' })
  return found.status === 0 ? found.stdout.trim() : null
}

async function playwrightsOwn() {
  const { chromium: playwright } = await import('@playwright/test')
  const path = playwright.executablePath()
  return fs.existsSync(path) ? path : null
}

/** Why it could not be installed, or null. */
async function install() {
  const [title, work] = DEBIAN
    ? ['Installing Chromium from Debian', () => program('sh', ['-c', FROM_DEBIAN], { env: UNATTENDED })]
    : ["Installing Playwright's Chromium", () => program('playwright', ['install', 'chromium'])]
  try {
    await step(title, work)
    return null
  } catch (error) {
    return error.message
  }
}

function refuse(problem) {
  throw new Refusal(
    `No Chromium was found, and none could be installed. Install one (Debian: apt-get install chromium-headless-shell; elsewhere: npx playwright install chromium) and set CHROMIUM_PATH to it. The project is in ${ROOT}.\n${problem ?? ''}`,
  )
}
