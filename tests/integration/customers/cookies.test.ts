import { expect, test } from 'vitest'
import { customerCookies } from '@/features/customers/server/logIn'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx()

test('over https the browser takes the cookies from this host alone', () => {
  const { session, device } = customerCookies('https://webbureau-voorbeeld.example')
  expect([session.name, device.name]).toEqual(['__Host-klant-sessie', '__Host-klant-toestel'])
  for (const cookie of [session, device])
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'lax', secure: true, path: '/' })
})

test('without https they have plain names and are as closed to scripts and other sites', () => {
  const { session, device } = customerCookies('http://localhost:3000')
  expect([session.name, device.name]).toEqual(['klant-sessie', 'klant-toestel'])
  for (const cookie of [session, device])
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'lax', secure: false, path: '/' })
})

test('a session lasts as long as its cookie', () => {
  const { tokenExpiration } = ctx.payload.collections['hosting-customers'].config.auth
  expect(customerCookies('https://webbureau-voorbeeld.example').session.maxAge).toBe(tokenExpiration)
})
