import { expect, test } from '../support/browser'
import { asStaff, openForm } from '../support/office'

for (const [collection, field] of [
  ['services', 'Titel'],
  ['projects', 'Titel'],
  ['partners', 'Naam'],
  ['posts', 'Titel'],
  ['regions', 'Plaats'],
] as const) {
  test(`an editor can begin a new one of the ${collection}`, async ({ page }) => {
    await asStaff(page)
    await openForm(page, `/admin/collections/${collection}/create`)
    await expect(page.getByLabel(field).first()).toBeEditable()
  })
}

test('a question that is begun in the office stands on the site once it is published', async ({
  page,
  request,
}) => {
  const question = 'Mag mijn hond mee naar het gesprek?'
  await asStaff(page)
  await openForm(page, '/admin/collections/faqs/create')
  await page.getByLabel(/^Vraag/).fill(question)
  await page.getByLabel(/^Antwoord/).fill('Graag zelfs.')
  await page.locator('#field-place').click()
  await page.getByText('Maatwerk', { exact: true }).click()
  expect(await (await request.get('/maatwerk')).text()).not.toContain(question)
  await page.getByRole('button', { name: 'Publiceer wijzigingen' }).click()
  await expect.poll(async () => (await request.get('/maatwerk')).text()).toContain(question)
})

test('an old address is written down in Dutch', async ({ page }) => {
  await asStaff(page)
  await openForm(page, '/admin/collections/redirects/create')
  await expect(page.getByLabel('Oud adres')).toBeEditable()
  await expect(page.getByText('Leidt naar')).toBeVisible()
  await expect(page.getByText('plugin-redirects')).toHaveCount(0)
})
