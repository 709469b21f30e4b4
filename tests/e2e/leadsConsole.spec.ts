import { BOTH_SCREENS, expect, expectNoSideways, test } from '../support/browser'
import { leave, newPerson, openAt, openConsole, outcome, rowOf, timeline } from '../support/leadsConsole'
import { asStaff, find, violationsInside, write } from '../support/office'

test(
  'staff find a request, move it on in the list, and the address can be sent on',
  BOTH_SCREENS,
  async ({ page }) => {
    const person = newPerson()
    await leave(page, person)
    await asStaff(page)
    await openConsole(page)
    for (const card of ['Totaal Leads', 'Meta Ads Leads', 'Configurator', 'Deze Maand']) {
      await expect(page.locator('.console-card').filter({ hasText: card })).toContainText(/\d/)
    }
    for (const name of [/^Alle Leads \d+$/, /^Meta Ads \d+$/, /^Configurator \d+$/, /^Twijfel \d+$/]) {
      await expect(page.getByRole('tab', { name })).toBeVisible()
    }
    expect(await violationsInside(page)).toEqual([])
    await expectNoSideways(page)

    await page.getByLabel('Zoeken').fill(person.name)
    await expect(page).toHaveURL(/search=Proef/)
    await expect(rowOf(page, person)).toHaveCount(1)
    await page.reload()
    await expect(page.getByLabel('Zoeken')).toHaveValue(person.name)
    await expect(rowOf(page, person)).toContainText(/nog \d/)
    await expect(rowOf(page, person)).toContainText('Locatie')

    await page.getByLabel(`Status van ${person.name}`).selectOption('Contact gehad')
    await expect(outcome(page)).toContainText('opgeslagen (Contact gehad')
    await expect(rowOf(page, person)).toContainText('opgepakt')
    expect(await find(page, 'leads', 'email', person.email)).toMatchObject({ status: 'contacted' })
  },
)

test('a lead from an advertisement is urgent, on its own tab, and in the file of the list as it is filtered', async ({
  page,
}) => {
  const person = newPerson()
  await leave(page, person, '/meta-ads-landing')
  await asStaff(page)
  await openAt(page, person)
  await page.getByRole('tab', { name: /^Configurator/ }).click()
  await expect(page.getByText('Geen leads die hierbij passen.')).toBeVisible()
  await page.getByRole('tab', { name: /^Meta Ads/ }).click()
  await expect(page).toHaveURL(/tab=ads/)
  await expect(rowOf(page, person)).toContainText('URGENT')
  await expect(rowOf(page, person)).toContainText('Neem binnen 1 uur contact op')
  await expect(page.getByRole('link', { name: `E-mail aan ${person.name}` })).toHaveAttribute(
    'href',
    `mailto:${person.email}`,
  )
  const address = await page.getByRole('link', { name: 'Exporteren' }).getAttribute('href')
  const file = await page.evaluate(async to => {
    const answer = await fetch(to)
    return { type: answer.headers.get('content-type'), text: await answer.text() }
  }, address ?? '')
  expect(file.type).toContain('text/csv')
  expect(file.text).toContain(person.name)
})

test('several leads are moved at once', async ({ page }) => {
  const first = newPerson()
  const second = { ...newPerson(), email: first.email }
  await leave(page, first)
  await leave(page, second)
  await asStaff(page)
  await openAt(page, first)
  await page.getByLabel('Alles op deze pagina aanvinken').check()
  await expect(page.getByText('2 leads aangevinkt')).toBeVisible()
  expect(await violationsInside(page)).toEqual([])
  await page.getByLabel('Status wordt').selectOption('Verloren')
  await page.getByRole('button', { name: 'Toepassen' }).click()
  await expect(outcome(page)).toContainText('2 bijgewerkt')
  await expect(page.getByLabel(`Status van ${second.name}`)).toHaveValue('lost')
  await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('Nieuw')
  await expect(page.getByText('Geen leads die hierbij passen.')).toBeVisible()
  await page.getByRole('button', { name: 'Filters wissen' }).click()
  await expect(page).toHaveURL(/\/admin\/leads$/)
})

test('two members of staff at one lead: who is second hears of the first, and it is won once', async ({
  page,
  browser,
}) => {
  const person = newPerson()
  await leave(page, person)
  await asStaff(page)
  const context = await browser.newContext()
  const colleague = await context.newPage()
  await asStaff(colleague)
  await openAt(page, person)
  await openAt(colleague, person)

  await colleague.getByLabel(`Status van ${person.name}`).selectOption('Offerte verstuurd')
  await expect(outcome(colleague)).toContainText('opgeslagen (Offerte verstuurd')
  await page.getByLabel(`Status van ${person.name}`).selectOption('Gewonnen')
  await expect(outcome(page)).toContainText('Een collega was je voor')
  await expect(page.getByLabel(`Status van ${person.name}`)).toHaveValue('quoted')
  expect(await find(page, 'leads', 'email', person.email)).toMatchObject({ status: 'quoted' })

  await page.getByLabel(`Status van ${person.name}`).selectOption('Gewonnen')
  await expect(outcome(page)).toContainText('opgeslagen (Gewonnen')
  expect(await find(page, 'leads', 'email', person.email)).toMatchObject({ status: 'won' })
  await context.close()
})

test('who is overtaken by a colleague keeps what was typed', async ({ page }) => {
  const person = newPerson()
  await leave(page, person)
  await asStaff(page)
  await openAt(page, person)
  await page.getByRole('button', { name: person.name, exact: true }).click()
  await expect(timeline(page).getByRole('link', { name: /: [0-9A-Z]{6} bij / })).toBeVisible()
  const nextStep = page.getByRole('textbox', { name: 'Volgende stap' })
  await nextStep.fill('Belt morgen terug.')

  const { id } = await find(page, 'leads', 'email', person.email)
  await write(page, 'PATCH', `/api/leads/${id}`, { nextStep: 'Wil eerst een mail.', status: 'contacted' })
  await page.getByRole('button', { name: 'Bewaren', exact: true }).click()
  await expect(outcome(page)).toContainText('Een collega was je voor')
  await expect(page.getByText('Je collega schreef hier: “Wil eerst een mail.”')).toBeVisible()
  await expect(nextStep).toHaveValue('Belt morgen terug.')
  await expect(page.getByLabel(`Status van ${person.name}`)).toHaveValue('contacted')
  expect(await violationsInside(page)).toEqual([])

  await page.getByRole('button', { name: 'Bewaren', exact: true }).click()
  const kept = () => find(page, 'leads', 'email', person.email)
  await expect.poll(kept).toMatchObject({ nextStep: 'Belt morgen terug.' })
})

test(
  'staff write a lead from a template, lose nothing by closing or reloading it, and are told that it went',
  BOTH_SCREENS,
  async ({ page }) => {
    const person = newPerson()
    await leave(page, person)
    await asStaff(page)
    await openAt(page, person)
    await page.getByRole('button', { name: person.name, exact: true }).click()
    await page.getByRole('button', { name: 'Mail schrijven' }).click()
    const dialog = page.getByRole('dialog', { name: 'Mail schrijven' })
    await dialog.getByLabel('Begin met').selectOption('Geen gehoor')
    await dialog.getByLabel('Onderwerp').fill('')
    await dialog.getByRole('button', { name: 'Versturen' }).click()
    await expect(dialog.getByText('Schrijf een onderwerp.')).toBeVisible()
    expect(await violationsInside(page)).toEqual([])
    await expectNoSideways(page)
    await dialog.getByLabel('Onderwerp').fill('Wanneer kunnen we bellen?')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await page.getByRole('button', { name: 'Mail schrijven' }).click()
    await expect(dialog.getByLabel('Onderwerp')).toHaveValue('Wanneer kunnen we bellen?')
    await openAt(page, person)
    await page.getByRole('button', { name: person.name, exact: true }).click()
    await page.getByRole('button', { name: 'Mail schrijven' }).click()
    await expect(dialog.getByLabel('Onderwerp')).toHaveValue('Wanneer kunnen we bellen?')
    await dialog.getByRole('button', { name: 'Versturen' }).click()
    await expect(page.getByText('Verstuurd.', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Mail schrijven' }).click()
    await expect(dialog.getByLabel('Onderwerp')).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(page.getByLabel(`Status van ${person.name}`)).toHaveValue('contacted')
    expect(await find(page, 'mail-messages', 'subject', 'Wanneer kunnen we bellen?')).toBeTruthy()
  },
)

test('a status set by mistake is taken back, the promise stands again, and the keyboard works through the list', async ({
  page,
}) => {
  const person = newPerson()
  await leave(page, person)
  await asStaff(page)
  await openAt(page, person)
  await page.getByLabel(`Status van ${person.name}`).selectOption('Verloren')
  await expect(outcome(page)).toContainText('opgeslagen (Verloren')
  expect(await violationsInside(page)).toEqual([])
  await outcome(page).getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(page.getByLabel(`Status van ${person.name}`)).toHaveValue('new')
  await expect(rowOf(page, person)).toContainText(/nog \d/)
  await expect(outcome(page).getByRole('button', { name: 'Ongedaan maken' })).toHaveCount(0)
  expect(await find(page, 'leads', 'email', person.email)).toMatchObject({ status: 'new' })

  const opener = page.getByRole('button', { name: person.name, exact: true })
  await expect(async () => {
    await page.keyboard.press('j')
    await expect(opener).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('3')
  await expect(outcome(page)).toContainText('opgeslagen (Offerte verstuurd')
  await page.keyboard.press('1')
  await expect(outcome(page)).toContainText('niet terug naar')
  await page.keyboard.press('x')
  await expect(page.getByText('1 lead aangevinkt')).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Sneltoetsen' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await expect(page.getByLabel('Zoeken')).toBeFocused()
  await page.keyboard.type('2')
  await expect(page.getByLabel('Zoeken')).toHaveValue('2')
})

test('staff note what was said, record a call with one key, and read all of it in one timeline', async ({
  page,
}) => {
  const person = newPerson()
  await leave(page, person)
  await asStaff(page)
  await openAt(page, person)
  const opener = page.getByRole('button', { name: person.name, exact: true })
  await opener.focus()
  await page.keyboard.press('b')
  await expect(outcome(page)).toContainText(`${person.name}: gebeld (Contact gehad`)
  await expect(page.getByLabel(`Status van ${person.name}`)).toHaveValue('contacted')
  await opener.press('Enter')
  await expect(timeline(page).getByText('Gebeld', { exact: true }).last()).toBeVisible()

  await page.getByLabel('Nieuwe notitie').fill('Wil een webshop voor tulpen.')
  await page.getByRole('button', { name: 'Notitie bewaren' }).click()
  await expect(outcome(page)).toContainText('notitie bewaard')
  await expect(timeline(page).getByRole('listitem').first()).toContainText('Wil een webshop voor tulpen.')
  await expect(timeline(page).getByText('van “Nieuw” naar “Contact gehad”')).toBeVisible()
  await expect(page.getByLabel('Nieuwe notitie')).toHaveValue('')
  expect(await violationsInside(page)).toEqual([])

  await timeline(page).getByLabel('Toon').selectOption('Mail')
  await expect(timeline(page).getByText('Wil een webshop voor tulpen.')).toHaveCount(0)
  await expect(timeline(page).getByText(`Aan ${person.email}`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Offerte maken' })).toBeVisible()

  await page.getByLabel('Zoeken').fill('webshop voor tulpen')
  await expect(page.getByRole('checkbox', { name: /^(?!Alles).* aanvinken$/ })).toHaveCount(1)
  await expect(opener).toBeVisible()
  await page.goto(`/admin/collections/leads/${(await find(page, 'leads', 'email', person.email)).id}`)
  await expect(timeline(page).getByRole('listitem').first()).toContainText('Wil een webshop voor tulpen.')
})

test('the columns and the order stand in the address', async ({ page }) => {
  await leave(page, newPerson())
  await asStaff(page)
  await openConsole(page, '?kolommen=status,date&sort=oldest')
  await expect(page.getByRole('columnheader')).toHaveCount(4)
  await expect(page.getByRole('columnheader', { name: /Datum/ })).toHaveAttribute('aria-sort', 'ascending')
  // On a phone a lead is a slip, whose lines bear their own names; no heading is there to press.
  await page.getByRole('button', { name: /Datum/ }).click()
  await expect(page).toHaveURL(/sort=newest/)
  await page.getByText('Kolommen', { exact: true }).click()
  await page.getByLabel('Bericht', { exact: true }).click()
  await expect(page.getByRole('columnheader')).toHaveCount(5)
  await page.goBack()
  await expect(page).toHaveURL(/sort=oldest/)
})

test.describe('a visitor', () => {
  test('is sent to the log-in', async ({ page }) => {
    await page.goto('/admin/leads')
    await expect(page).toHaveURL(/\/admin\/login/)
  })

  test('is sent there from the old address as well', async ({ page }) => {
    await page.goto('/admin-dashboard')
    await expect(page).toHaveURL(/\/admin\/login/)
  })

  test('sends no test event', async ({ request }) => {
    const answer = await request.post('/api/leads-console/test-webhook', { data: {} })
    expect(answer.status()).toBe(404)
  })
})
