import { describe, expect, test } from 'vitest'
import { isTestEvent, parseMetaEvents, parseMetaLead } from '@/features/leads/model/meta'

const value = { leadgen_id: '111', form_id: '222', page_id: '333', ad_id: '444', created_time: 1_763_700_000 }
const leadgen = (part: object = {}) => ({ field: 'leadgen', value: { ...value, ...part } })
const call = (...changes: unknown[]) =>
  JSON.stringify({ object: 'page', entry: [{ id: '333', time: 1_763_700_001, changes }] })
const ids = (text: string) => parseMetaEvents(text).map(each => each.leadId)

describe('a call of Meta’s', () => {
  test('names a lead with its form, page, advertisement and time', () => {
    expect(parseMetaEvents(call(leadgen({ adgroup_id: '9', nieuw: { diep: [1] } })))).toEqual([
      { leadId: '111', formId: '222', pageId: '333', adId: '444', createdTime: 1_763_700_000 },
    ])
  })

  test('may name many leads, in one entry or in several', () => {
    const [one, two] = [leadgen(), leadgen({ leadgen_id: '112' })]
    expect(ids(call(one, two))).toEqual(['111', '112'])
    const entry = [{ changes: [one] }, { id: 'x', messaging: [{}] }, { changes: [two] }]
    expect(ids(JSON.stringify({ object: 'page', entry }))).toEqual(['111', '112'])
  })

  test('needs no more than the id of the lead', () => {
    const bare = { field: 'leadgen', value: { leadgen_id: '111', form_id: null, created_time: 'gisteren' } }
    expect(parseMetaEvents(call(bare))).toEqual([
      { leadId: '111', formId: '', pageId: '', adId: '', createdTime: null },
    ])
  })

  test('keeps every digit of an id that comes as a number', () => {
    expect(ids(call(leadgen()).replace('"111"', '12345678901234567'))).toEqual(['12345678901234567'])
  })

  test('one change that cannot be read does not take the others with it', () => {
    const odd = [
      null,
      'x',
      { field: 'feed', value: {} },
      leadgen({ leadgen_id: '../me' }),
      { field: 'leadgen' },
    ]
    expect(ids(call(...odd, leadgen()))).toEqual(['111'])
  })

  test.each([
    ['null'],
    ['[]'],
    ['"tekst"'],
    ['{}'],
    ['{"object":"page"}'],
    ['{"object":"page","entry":{}}'],
    ['{"object":"user","entry":[{"changes":[{"field":"leadgen","value":{"leadgen_id":"1"}}]}]}'],
  ])('of another shape names no lead: %s', text => {
    expect(parseMetaEvents(text)).toEqual([])
  })

  test('that is no JSON is said to be none', () => {
    expect(() => parseMetaEvents('<html>')).toThrow(SyntaxError)
  })

  test.each([
    ['test-1', true],
    ['444444444444', true],
    ['4444444444445', false],
    ['1234567890123456', false],
  ])('the lead %s is a trial: %s', (leadId, trial) => {
    expect(isTestEvent({ leadId, formId: '', pageId: '', adId: '', createdTime: null })).toBe(trial)
  })
})

describe('the answers to a form', () => {
  const lead = (answers: Record<string, unknown>) =>
    parseMetaLead(
      Object.entries(answers).map(([name, given]) => ({
        name,
        values: Array.isArray(given) ? given : [given],
      })),
    )
  const nothing = { email: '', phone: '', company: '', message: '' }

  test('become the fields of a lead', () => {
    expect(
      lead({
        full_name: 'Jan Proef',
        email: 'jan@proef.example',
        phone_number: '+31600000000',
        company_name: 'Proeftuin',
      }),
    ).toEqual({
      name: 'Jan Proef',
      email: 'jan@proef.example',
      phone: '+31600000000',
      company: 'Proeftuin',
      message: '',
    })
  })

  test.each([
    [{ first_name: 'Jan', last_name: 'Proef' }, 'Jan Proef'],
    [{ first_name: 'Jan' }, 'Jan'],
    [{ full_name: '  ', first_name: 'Jan', last_name: 'Proef' }, 'Jan Proef'],
    [{ volledige_naam: 'Jan\r\nBcc: ander@proef.example' }, 'Jan Bcc: ander@proef.example'],
    [{ company_name: 'Proeftuin' }, 'Proeftuin'],
    [{ phone_number: '0600000000' }, 'Onbekend'],
  ])('%o: the name is %s', (answers, name) => {
    expect(lead(answers)?.name).toBe(name)
  })

  test('of a form in Dutch are known too', () => {
    expect(
      lead({
        Volledige_naam: 'Jan Proef',
        'e-mailadres': 'jan@proef.example',
        telefoonnummer: '06',
        bedrijfsnaam: 'Proef',
      }),
    ).toEqual({ name: 'Jan Proef', email: 'jan@proef.example', phone: '06', company: 'Proef', message: '' })
  })

  test('to questions of one’s own are lines of the message', () => {
    const answers = {
      full_name: 'Jan',
      'wat_heb_je_nodig?': ['Een website', 'Een webshop'],
      woonplaats: 'Enschede',
      leeg: [],
    }
    expect(lead(answers)?.message).toBe('Wat heb je nodig? Een website, Een webshop\nWoonplaats: Enschede')
  })

  test('that give a second address keep it in the message', () => {
    const answers = { full_name: 'Jan', email: 'jan@proef.example', work_email: 'werk@proef.example' }
    expect(lead(answers)).toMatchObject({
      email: 'jan@proef.example',
      message: 'Work email: werk@proef.example',
    })
  })

  test.each([
    ['jan@@proef', 'Email: jan@@proef'],
    ['<test lead: dummy data for email>', 'Email: <test lead: dummy data for email>'],
    ['', ''],
  ])('with the bad address %j are a lead all the same', (email, message) => {
    expect(lead({ full_name: 'Jan', email })).toEqual({ ...nothing, name: 'Jan', message })
  })

  test('are cut to what a lead holds, and never to half a sign', () => {
    const long = '🌳'.repeat(5000)
    const cut = lead({ full_name: `x${long}`, phone_number: long, company_name: long, vraag: long })
    expect([cut?.name, cut?.phone, cut?.company, cut?.message].map(each => each?.length)).toEqual([
      200, 40, 200, 4000,
    ])
    expect([cut?.name, cut?.message].every(each => each?.isWellFormed())).toBe(true)
  })

  test('are kept without what a database cannot hold', () => {
    expect(lead({ full_name: 'Jan\u0000', vraag: 'een\u0000\r\ntwee \ud800' })).toEqual({
      ...nothing,
      name: 'Jan',
      message: 'Vraag: een\ntwee \ufffd',
    })
  })

  test.each([[undefined], [null], ['tekst'], [{}], [[]], [[null]], [[{ values: ['x'] }]]])(
    '%j are none',
    fields => {
      expect(parseMetaLead(fields)).toBeNull()
    },
  )

  test('with values of another kind are read as far as they go', () => {
    const odd = [
      { name: 'full_name', values: ['Jan', null] },
      { name: 'aantal', values: [3, true] },
      { name: 'niets', values: 'x' },
    ]
    expect(parseMetaLead(odd)).toEqual({ ...nothing, name: 'Jan', message: 'Aantal: 3, true' })
  })
})
