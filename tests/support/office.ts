import { readFileSync } from 'node:fs'
import { type BrowserContext, expect, type Page } from '@playwright/test'

const KEPT = '.data/e2e-staff.json'

/** Keeps the log-in for the journeys after it. One account that logs in twice at once can lose a session. */
export async function keepStaff(context: BrowserContext): Promise<void> {
  await context.storageState({ path: KEPT })
}

/** Opens the office as the member of staff who logged in before the journeys began. */
export async function asStaff(page: Page): Promise<void> {
  const { cookies } = JSON.parse(readFileSync(KEPT, 'utf8'))
  await page.context().addCookies(cookies)
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/admin\/?$/)
}
