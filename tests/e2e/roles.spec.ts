import type { Page } from '@playwright/test'
import { colleague } from '../support/accounts'
import { expect, test } from '../support/browser'
import { headers, write } from '../support/office'

const status = async (page: Page, address: string) => (await page.request.get(address, { headers })).status()

test('an editor writes content and sees nobody who asked for something', async ({ page, browser }) => {
  const editor = await colleague(page, browser, 'editor')
  await editor.goto('/admin')
  await expect(editor.getByRole('link', { name: 'Diensten' }).first()).toBeAttached()
  await expect(editor.getByRole('link', { name: 'Leads' })).toHaveCount(0)
  await expect(editor.getByRole('link', { name: 'Configurator-aanvragen' })).toHaveCount(0)
  for (const slug of ['leads', 'configurator-requests', 'mail-messages', 'events', 'webhook-events'])
    expect(await status(editor, `/api/${slug}`)).toBe(403)
  expect(
    (await write(editor, 'PATCH', '/api/leads/00000000-0000-4000-8000-000000000000', {})).status,
  ).not.toBe(200)
  await editor.context().close()
})

test('an operator sees who asked for something and cannot change content', async ({ page, browser }) => {
  const operator = await colleague(page, browser, 'operator')
  for (const slug of ['leads', 'configurator-requests', 'mail-messages'])
    expect(await status(operator, `/api/${slug}`)).toBe(200)
  expect((await write(operator, 'POST', '/api/globals/claims', { rating: 'Een 10' })).status).toBe(403)
  expect((await write(operator, 'POST', '/api/faqs', { question: 'Mag dit?' })).status).toBe(403)
  await operator.context().close()
})
