// Finds a Chromium for the end-to-end tests, and installs one where that can be done.
import fs from 'node:fs'
import { DEBIAN, installFromDebian, onPath } from './debian.mjs'
import { program, ROOT } from './project.mjs'
import { Refusal } from './refusal.mjs'
import { step } from './steps.mjs'

/** Chromium without its windows: the same pages for half the processor time. */
const HEADLESS = 'chromium-headless-shell'
const SYSTEM = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

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

async function playwrightsOwn() {
  const { chromium: playwright } = await import('@playwright/test')
  const path = playwright.executablePath()
  return fs.existsSync(path) ? path : null
}

/** Why it could not be installed, or null. */
async function install() {
  try {
    if (DEBIAN) await installFromDebian('Installing Chromium from Debian', [HEADLESS, 'chromium'])
    else await step("Installing Playwright's Chromium", () => program('playwright', ['install', 'chromium']))
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
