import { expect, test } from '../support/browser'
import { leave, newPerson, openAt, openConsole, rowOf } from '../support/leadsConsole'
import { asStaff, violationsInside } from '../support/office'

test('a list that cannot be read says so alone, and comes when it is asked for again', async ({
  page,
  quiet,
}) => {
  quiet.allow(/answered 500|status of 500/)
  const person = newPerson()
  await leave(page, person)
  await asStaff(page)
  await openAt(page, person)
  const list = /\/api\/leads-console\?/
  await page.route(list, route => route.fulfill({ status: 500 }))
  await page.getByRole('combobox', { name: 'Volgorde' }).selectOption('Nieuwste eerst')
  await expect(page).toHaveURL(/sort=newest/)
  const failure = page.locator('.console-list').getByRole('alert')
  await expect(failure).toContainText('Kon geen data ophalen. Probeer het opnieuw.')
  await expect(page.locator('.console-card')).toHaveCount(4)
  await expect(page.getByRole('heading', { name: 'Webhook voor Meta Ads' })).toBeVisible()
  expect(await violationsInside(page)).toEqual([])
  await page.unroute(list)
  await failure.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await expect(rowOf(page, person)).toHaveCount(1)
})

test('sample mails that cannot be sent are told of, and asked for again they are kept, as the screen says', async ({
  page,
  quiet,
}) => {
  quiet.allow(/ERR_FAILED|Failed to fetch/)
  await asStaff(page)
  await openConsole(page)
  await page.route('**/test-mails', route => route.abort())
  await page.getByRole('button', { name: 'Test emails versturen' }).click()
  await expect(page.getByText('❌ Fout bij verzenden')).toBeVisible()
  const words = 'Er ging iets mis bij het verzenden van de test emails. Probeer opnieuw.'
  await expect(page.getByText(words)).toBeVisible()
  const again = page.getByRole('button', { name: 'Test emails versturen' })
  await expect(again).toBeEnabled()
  await page.unroute('**/test-mails')
  await again.click()
  await expect(page.getByText('✅ Test emails verzonden!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Test emails verzonden!' })).toBeDisabled()
  await expect(page.getByText('Er is geen mailserver ingesteld', { exact: false })).toBeVisible()
})

test('the guide shows the real address of the webhook, and a test event goes there', async ({
  page,
  baseURL,
}) => {
  const isSet = Boolean(process.env.META_APP_SECRET)
  await asStaff(page)
  await openConsole(page)
  await expect(page.getByLabel('Adres van de webhook')).toHaveValue(`${baseURL}/api/webhooks/meta`)
  await page.getByRole('button', { name: 'Testmelding sturen' }).click()
  const said = isSet ? 'De webhook nam de testmelding aan.' : 'META_APP_SECRET is niet ingesteld.'
  await expect(page.getByText(said, { exact: false }).first()).toBeVisible()
})
