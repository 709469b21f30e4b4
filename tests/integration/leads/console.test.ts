import { randomUUID } from 'node:crypto'
import config from '@payload-config'
import { handleEndpoints } from 'payload'
import { describe, expect, test } from 'vitest'
import type { InboxLead, InboxPage } from '@/features/leads/model/inbox'
import { sendTestMails } from '@/features/leads/server/leadMails'
import { storedMail } from '@/platform/email/transport'
import { env } from '@/platform/env'
import { newAppointment } from '../../support/appointments'
import { newLead } from '../../support/leads'
import { mailPeers } from '../../support/mailPeers'
import { acceptingSmtp, refusingSmtp } from '../../support/smtpPeer'
import { mailThrough, staffMember, staffToken, testCtx } from '../../support/testCtx'

const ctx = await testCtx()

const [operator, editor] = [
  await staffToken(ctx.payload, 'operator'),
  await staffToken(ctx.payload, 'editor'),
]
const as = (token: string) => ({ Authorization: `JWT ${token}` })

const ask = (path: string, init: RequestInit = {}) =>
  handleEndpoints({ config, request: new Request(`${env.SITE_URL}/api/leads-console${path}`, init) })

const post = (path: string, content: unknown, headers: object) =>
  ask(path, {
    method: 'POST',
    body: typeof content === 'string' ? content : JSON.stringify(content),
    headers: { 'content-type': 'application/json', ...headers },
  })

const ORDER = (lead: InboxLead) => ({
  leads: [{ collection: lead.collection, id: lead.id, updatedAt: lead.updatedAt }],
  change: { status: 'contacted' },
})

describe('the doors of the console', () => {
  const OF_ONE = ['/slip', '/timeline']
  const READING = ['', '/counts', '/month', '/month.csv', ...OF_ONE, '/export.csv']

  test.each(READING)('do not exist for who does not sell: %s', async path => {
    const { id } = await newLead(ctx)
    const address = OF_ONE.includes(path) ? `${path}?collection=leads&id=${id}` : path
    expect((await ask(address, { headers: as(operator) })).status).toBe(200)
    expect((await ask(address, { headers: as(editor) })).status).toBe(404)
    expect((await ask(address)).status).toBe(404)
  })

  test('change nothing for who does not sell', async () => {
    const lead = await newLead(ctx)
    for (const path of ['/triage', '/note', '/refetch', '/test-mails']) {
      expect((await post(path, ORDER(lead), as(editor))).status).toBe(404)
      expect((await post(path, ORDER(lead), {})).status).toBe(404)
    }
  })

  test('do not open to another site that has the browser’s cookie', async () => {
    const lead = await newLead(ctx)
    const cookie = `payload-token=${operator}`
    const headers = { Cookie: cookie, Origin: 'https://elders.example' }
    expect((await post('/triage', ORDER(lead), headers)).status).toBe(404)
    const own = { Cookie: cookie, Origin: env.SITE_URL }
    expect((await post('/triage', ORDER(lead), own)).status).toBe(200)
  })

  test('answer a list by its address, and are kept by nobody', async () => {
    const { id, email } = await newLead(ctx)
    const answer = await ask(`?search=${email}&tab=all&sort=oldest&owner=onzin`, { headers: as(operator) })
    const { leads, next } = (await answer.json()) as InboxPage
    expect([leads.map(each => each.id), next]).toEqual([[id], null])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('move a lead on', async () => {
    const lead = await newLead(ctx)
    const answer = await post('/triage', ORDER(lead), as(operator))
    expect(await answer.json()).toMatchObject([
      { id: lead.id, kind: 'changed', lead: { status: 'contacted' } },
    ])
  })

  test.each([
    ['no JSON', '{'],
    ['no leads', { leads: [], change: {} }],
    ['an unknown status', { leads: [], change: { status: 'verkocht' } }],
    ['nothing', 'null'],
  ])('refuse %s', async (_name, content) => {
    expect((await post('/triage', content, as(operator))).status).toBe(400)
  })

  test('have an event of Meta’s fetched again, once somebody says which', async () => {
    const unknown = await post('/refetch', { event: randomUUID() }, as(operator))
    expect(await unknown.json()).toEqual({ kind: 'notWaiting' })
    expect((await post('/refetch', { event: 'x' }, as(operator))).status).toBe(400)
  })

  test('take a note once, and nothing that is none', async () => {
    const { collection, id } = await newLead(ctx)
    const note = { collection, id, kind: 'note', text: 'Belt terug.', idempotencyKey: randomUUID() }
    for (let time = 0; time < 2; time++) {
      const answer = await post('/note', note, as(operator))
      expect(await answer.json()).toMatchObject({ kind: 'noted', lead: { notes: 'Belt terug.' } })
    }
    expect((await post('/note', { ...note, text: '' }, as(operator))).status).toBe(400)
    const old = { ...ORDER(await newLead(ctx)), change: { notes: 'Van een oude pagina' } }
    expect((await post('/triage', old, as(operator))).status).toBe(400)
  })

  test('refuse what is not sent as JSON', async () => {
    const headers = { ...as(operator), 'content-type': 'text/plain' }
    expect((await post('/triage', ORDER(await newLead(ctx)), headers)).status).toBe(400)
  })

  test('hand out the export as a file', async () => {
    const { email } = await newLead(ctx)
    const answer = await ask(`/export.csv?search=${email}`, { headers: as(operator) })
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="leads-[\d-]+\.csv"$/)
    expect(await answer.text()).toContain(email)
  })

  test('name in the export when an appointment is, how it stands, and what it is about', async () => {
    const { email } = await newAppointment(ctx, '2031-03-04T09:30:00.000Z')
    const file = await (await ask(`/export.csv?search=${email}`, { headers: as(operator) })).text()
    expect(file).toMatch(/Afspraak.*Onderwerp/)
    expect(file).toMatch(/2031-03-04 10:30.*Gepland.*Een webshop/)
  })

  test.each(['', '?collection=leads&id=x', `?collection=staff&id=${randomUUID()}`])(
    'know no timeline and no slip of %j',
    async tail => {
      for (const path of OF_ONE)
        expect((await ask(`${path}${tail}`, { headers: as(operator) })).status).toBe(404)
    },
  )
})

describe('the test mails', () => {
  const { opened } = mailPeers()
  const seller = async () => ({ ...ctx, user: await staffMember(ctx.payload, 'operator') })

  test('show the office both mails of an advertisement, and nothing in the list', async () => {
    const peer = await opened(acceptingSmtp())
    expect(await sendTestMails({ ...(await seller()), mail: mailThrough(peer) })).toEqual({ kind: 'sent' })
    expect(peer.received.flatMap(each => each.to)).toEqual(
      Array(2).fill('aanvragen@webbureau-voorbeeld.example'),
    )
    const subjects = peer.received.map(each => each.mail.subject).sort()
    expect(subjects).toEqual([
      expect.stringMatching(/^TEST: Je aanvraag/),
      expect.stringMatching(/^TEST: URGENT/),
    ])
  })

  test('say when they are kept, and when they did not arrive', async () => {
    expect(await sendTestMails({ ...(await seller()), mail: storedMail })).toEqual({ kind: 'kept' })
    const peer = await opened(refusingSmtp(451))
    expect(await sendTestMails({ ...(await seller()), mail: mailThrough(peer) })).toEqual({ kind: 'failed' })
    const { docs } = await ctx.payload.find({
      collection: 'mail-messages',
      where: { subject: { like: 'TEST:' }, lastError: { exists: true } },
    })
    expect(docs.map(({ state, nextAttemptAt }) => [state, nextAttemptAt])).toEqual(
      Array(2).fill(['failed', null]),
    )
  })

  test('go to nobody for who does not sell', async () => {
    await expect(sendTestMails({ ...ctx, mail: storedMail })).rejects.toThrow('not allowed')
  })
})
