import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { newCustomer, tokenFor } from '../../support/customers'
import { colleague, send } from '../../support/staffDoors'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const { id } = await colleague(ctx, 'admin')
const nameOf = (member: string, token: string | null) => send('GET', `/staff/${member}/name`, token)

test('every colleague may know what a colleague is called, and no more of the account', async () => {
  const operator = await (await colleague(ctx, 'operator')).logIn()
  expect(await nameOf(id, operator)).toMatchObject({ status: 200, said: { name: 'Proef admin' } })
  expect((await nameOf(id, operator)).said).toEqual({ name: 'Proef admin' })
  expect((await send('GET', `/staff/${id}`, operator)).status).toBe(404)
  for (const unknown of [randomUUID(), 'x']) expect((await nameOf(unknown, operator)).status).toBe(404)
})

test('to visitors and customers nobody works here', async () => {
  const customer = await tokenFor(ctx, (await newCustomer(ctx)).email)
  for (const token of [null, customer]) expect((await nameOf(id, token)).status).toBe(404)
})
