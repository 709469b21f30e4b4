import type { Page } from '@playwright/test'
import { colleague } from '../support/accounts'
import { expect, test, violations } from '../support/browser'
import { formReady, openForm, read, write } from '../support/office'

const publish = (page: Page) => page.getByRole('button', { name: 'Publiceer wijzigingen' }).click()
const dialog = (page: Page) => page.getByRole('dialog', { name: /heeft dit ook gewijzigd/ })

async function open(page: Page, address: string, field: RegExp) {
  await openForm(page, address)
  await expect(page.getByLabel(field).first()).toBeEditable()
}

test('who types on in an older copy of a question sees both texts and chooses, field by field', async ({
  page,
  browser,
  quiet,
}) => {
  quiet.allow(/409/)
  const els = await colleague(page, browser, 'editor', 'Els Proef')
  const question = {
    question: 'Wie schrijft dit?',
    answer: 'Iemand.',
    place: 'custom',
    _status: 'published',
  }
  const { id } = await write(page, 'POST', '/api/faqs', question)
  const [address, record] = [`/admin/collections/faqs/${id}`, `/api/faqs/${id}?draft=true&depth=0`]
  const kept = (field: string) =>
    expect.poll(async () => (await read<Record<string, string>>(page, record))[field])
  await open(page, address, /^Antwoord/)
  await open(els, address, /^Antwoord/)
  await els.getByLabel(/^Antwoord/).fill('Dit schreef Els.')
  await publish(els)
  await kept('answer').toBe('Dit schreef Els.')
  await kept('_status').toBe('published')

  await page.getByLabel(/^Antwoord/).fill('Dit schreef ik.')
  const choice = dialog(page)
  await expect(choice.getByRole('heading')).toHaveText('Els Proef heeft dit ook gewijzigd')
  const answer = choice.getByRole('group', { name: 'Antwoord' })
  await expect(answer.getByText('Dit schreef Els.')).toBeVisible()
  await expect(answer.getByText('Dit schreef ik.')).toBeVisible()
  expect(await violations(page, '.admin-conflict')).toEqual([])
  await choice.getByRole('button', { name: 'Alles van de ander' }).click()
  await choice.getByRole('button', { name: 'Bewaar deze keuze' }).click()
  await expect(choice).toBeHidden()
  await expect(page.getByLabel(/^Antwoord/)).toHaveValue('Dit schreef Els.')
  await kept('answer').toBe('Dit schreef Els.')

  // The next saves of the same editor are theirs alone.
  await page.getByLabel(/^Antwoord/).fill('Dit schreven we samen.')
  await publish(page)
  await kept('answer').toBe('Dit schreven we samen.')
  await kept('_status').toBe('published')
  await expect(choice).toBeHidden()

  // What only the other wrote is chosen beforehand, and one's own words stay.
  await els.getByLabel(/^Vraag/).fill('Wie schreef dit nou?')
  const hers = dialog(els)
  await expect(hers.getByText('Dit heb jij niet aangeraakt.')).toBeVisible()
  await hers.getByRole('button', { name: 'Bewaar deze keuze' }).click()
  await expect(hers).toBeHidden()
  await expect(els.getByLabel(/^Antwoord/)).toHaveValue('Dit schreven we samen.')
  await expect(els.getByLabel(/^Vraag/)).toHaveValue('Wie schreef dit nou?')
  await kept('question').toBe('Wie schreef dit nou?')
  await kept('answer').toBe('Dit schreven we samen.')
  await els.context().close()
})

test('who is busy with a record is shown, and may be taken over from without a loss', async ({
  page,
  browser,
  quiet,
}) => {
  quiet.allow(/409/)
  const els = await colleague(page, browser, 'operator', 'Els Proef')
  const email = `${crypto.randomUUID()}@proeftuin.example`
  const customer = { name: 'Jan Proef', email, address: 'Proefstraat 1' }
  const { id } = await write(page, 'POST', '/api/hosting-customers', {
    ...{ ...customer, zipcode: '7511 AB', city: 'Enschede' },
  })
  const address = `/admin/collections/hosting-customers/${id}`
  await open(page, address, /^Telefoon/)
  await page.getByLabel(/^Telefoon/).fill('053 111 11 11')
  await expect(page.getByRole('button', { name: 'Bewaar', exact: true })).toBeEnabled()
  await expect
    .poll(
      async () =>
        (
          await read<{ totalDocs: number }>(
            page,
            `/api/payload-locked-documents?where[document.value][equals]=${id}`,
          )
        ).totalDocs,
    )
    .toBeGreaterThan(0)
  await els.goto(address)
  await expect(els.getByRole('heading', { name: 'Document vergrendeld' })).toBeVisible()
  const { user: owner } = await read<{ user: { id: string; name: string } }>(page, '/api/staff/me')
  const lock = els.locator('.document-locked__content')
  await expect(lock.getByText(`${owner.name} werkt hier nu in.`)).toBeVisible()
  await expect(lock.getByText(/^Laatst getypt op \d+ \w+\.? \d{4}, \d{2}:\d{2}\.$/)).toBeVisible()
  await expect(lock.getByText(owner.id)).toBeHidden()
  // Payload makes the form anew once the lock is theirs: what is typed before would be lost.
  let renew = () => {}
  const renewed = new Promise<void>(resolve => {
    renew = resolve
  })
  await els.route(/_rsc=/, async route => {
    await renewed
    await route.continue()
  })
  const form = els.locator('form.collection-edit__form')
  await els.getByRole('button', { name: 'Overnemen' }).click()
  await expect(els.getByRole('heading', { name: 'Document vergrendeld' })).toBeHidden()
  await expect(form).toHaveAttribute('inert')
  renew()
  await expect(form).not.toHaveAttribute('inert')
  await formReady(els)
  await els.getByLabel(/^Telefoon/).fill('053 222 22 22')
  await els.getByRole('button', { name: 'Bewaar', exact: true }).click()
  await expect(els.getByText(/succesvol/i).first()).toBeVisible()
  await page.getByRole('button', { name: 'Bewaar', exact: true }).click()
  const choice = dialog(page)
  await expect(choice.getByText('053 222 22 22')).toBeVisible()
  await choice.getByRole('button', { name: 'Alles van mij' }).click()
  await choice.getByRole('button', { name: 'Bewaar deze keuze' }).click()
  await expect(choice).toBeHidden()
  await expect
    .poll(async () => (await read<{ phone: string }>(page, `/api/hosting-customers/${id}?depth=0`)).phone)
    .toBe('053 111 11 11')
  await els.context().close()
})

test('the menu of the office is open on a first visit, and stays as its reader leaves it', async ({
  page,
  browser,
}) => {
  const els = await colleague(page, browser, 'editor', 'Els Proef')
  const isRead = els.waitForResponse(/\/payload-preferences\/nav/)
  await els.goto('/admin')
  await isRead
  // The button is named after what it does: it closes a menu that is open.
  await els
    .getByRole('button', { name: /sluiten menu/i })
    .first()
    .click()
  await expect
    .poll(
      async () => (await read<{ value: { open: boolean } }>(els, '/api/payload-preferences/nav')).value?.open,
    )
    .toBe(false)
  await els.reload()
  await expect(els.getByRole('button', { name: /open menu/i }).first()).toBeVisible()
  await els.context().close()
})
