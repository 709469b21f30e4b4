import { describe, expect, test } from 'vitest'
import { type CheckState, judgeAlerts } from '@/platform/health/model/alerts'
import {
  ageReading,
  type CheckReading,
  certificateReading,
  diskReading,
  durationText,
  isDiskFull,
  jobsReading,
  type Level,
  mailReading,
  queueReading,
  restoreReading,
  summaryText,
  workerReading,
} from '@/platform/health/model/health'
import { dayOf } from '@/platform/time/day'

const NOW = new Date('2026-11-26T12:00:00Z')
const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const GB = 1024 ** 3
const ago = (ms: number) => new Date(NOW.getTime() - ms)

test.each([
  [0, '0 seconden'],
  [1000, '1 seconde'],
  [119_000, '119 seconden'],
  [2 * MINUTE, '2 minuten'],
  [119 * MINUTE, '119 minuten'],
  [5 * HOUR + MINUTE, '5 uur'],
  [47 * HOUR, '47 uur'],
  [49 * HOUR, '2 dagen'],
  [-5, '0 seconden'],
])('%d ms is %s', (ms, text) => {
  expect(durationText(ms)).toBe(text)
})

test.each<[number, Date | null, Level, string]>([
  [0, null, 'good', 'Niets wacht'],
  [1, ago(5 * SECOND), 'good', '1 wacht, de oudste 5 seconden'],
  [3, ago(15 * MINUTE), 'good', '3 wachten, de oudste 15 minuten'],
  [3, ago(15 * MINUTE + 1), 'bad', '3 wachten, de oudste 15 minuten'],
  // Due later: a payment that is asked about again in a while.
  [2, ago(-HOUR), 'good', '2 wachten, de eerste is over 60 minuten aan de beurt'],
])('%d that wait since %s are %s', (waiting, oldest, level, text) => {
  const reading = queueReading({ waiting, oldest, newestLate: null }, 15 * MINUTE, NOW)
  expect(reading).toMatchObject({ level, text })
})

test('a queue says when the last that is late became so', () => {
  const size = { waiting: 3, oldest: ago(5 * HOUR), newestLate: ago(HOUR) }
  expect(queueReading(size, 15 * MINUTE, NOW).newestAt).toEqual(ago(45 * MINUTE))
})

describe('the worker', () => {
  test.each<[string, Parameters<typeof workerReading>[0], Level, string]>([
    ['never seen', null, 'bad', 'Heeft nog nooit gewerkt'],
    [
      'just seen',
      { seenAt: ago(8 * SECOND), job: null, jobSince: null },
      'good',
      'Werkt, 8 seconden geleden gezien',
    ],
    ['silent', { seenAt: ago(5 * MINUTE), job: null, jobSince: null }, 'bad', 'Werkt al 5 minuten niet'],
    [
      'in one job for long',
      { seenAt: ago(SECOND), job: 'renew orders', jobSince: ago(20 * MINUTE) },
      'bad',
      'Hangt al 20 minuten in ‘renew orders’',
    ],
    [
      'in a job for a while',
      { seenAt: ago(SECOND), job: 'renew orders', jobSince: ago(10 * MINUTE) },
      'good',
      'Werkt, 1 seconde geleden gezien',
    ],
  ])('%s', (_case, beat, level, text) => {
    expect(workerReading(beat, NOW)).toEqual({ level, text })
  })
})

test('a restored copy is bad until it is released', () => {
  const text = expect.stringMatching(/back-up van 26 nov 2026, 13:00: 1 mail is vastgehouden/)
  expect(restoreReading({ madeAt: NOW, mails: 1 })).toEqual({ level: 'bad', text })
  expect(restoreReading(null)).toBeNull()
})

test.each<[number, number, Level]>([
  [1, 0, 'warning'],
  [1, 3 * HOUR, 'warning'],
  [2, 5 * MINUTE, 'warning'],
  [2, HOUR, 'bad'],
])('a job that failed %d times in %d ms is %s', (failures, since, level) => {
  const failing = [{ name: 'renew orders', failures, failingSince: ago(since), error: 'TypeError' }]
  const text = `‘renew orders’ mislukte ${failures}× (TypeError)`
  expect(jobsReading(failing, NOW)).toEqual({ level, text })
})

test('no job fails', () => {
  expect(jobsReading([], NOW).level).toBe('good')
})

test.each<[Date | null, number, number, Level, string]>([
  [ago(3 * MINUTE), 0, 0, 'good', 'Laatste mail 3 minuten geleden verstuurd'],
  [null, 0, 0, 'good', 'Nog geen mail verstuurd'],
  [ago(HOUR), 5, 2, 'warning', '5 mislukt in de laatste 24 uur, laatste mail 60 minuten geleden verstuurd'],
  [ago(HOUR), 5, 3, 'bad', '5 mislukt in de laatste 24 uur, laatste mail 60 minuten geleden verstuurd'],
  [null, 3, 3, 'bad', '3 mislukt in de laatste 24 uur, nog geen mail verstuurd'],
])('mail sent at %s, %d failed, %d of them since: %s', (lastSentAt, failed, failedSinceSent, level, text) => {
  expect(mailReading({ lastSentAt, failed, failedSinceSent }, NOW)).toEqual({ level, text })
})

test.each<[number, number, Level, string]>([
  [50, 100, 'good', '50 GB vrij van 100 GB'],
  [9, 100, 'warning', '9 GB vrij van 100 GB'],
  [1.5, 8, 'warning', '1,5 GB vrij van 8 GB'],
  [4, 100, 'bad', '4 GB vrij van 100 GB'],
  [0.4, 4, 'bad', '0,4 GB vrij van 4 GB'],
])('%d of %d GB free is %s', (free, total, level, text) => {
  expect(diskReading({ free: free * GB, total: total * GB })).toEqual({ level, text })
})

test.each([
  [0.1, true],
  [0.3, false],
])('with %d GB free a site still serves: %s', (free, isFull) => {
  expect(isDiskFull({ free: free * GB, total: 2000 * GB })).toBe(isFull)
})

test.each<[Date | null, Level]>([
  [null, 'unknown'],
  [ago(-60 * DAY), 'good'],
  [ago(-20 * DAY), 'warning'],
  [ago(-6 * DAY), 'bad'],
  [ago(DAY), 'bad'],
])('a certificate until %s is %s', (until, level) => {
  expect(certificateReading(until, NOW).level).toBe(level)
})

test.each<[Date | null, Level, string]>([
  [null, 'bad', 'Nog nooit'],
  [ago(20 * HOUR), 'good', '20 uur geleden'],
  [ago(36 * HOUR), 'bad', '36 uur geleden'],
])('a backup of %s is %s', (at, level, text) => {
  expect(ageReading(at, 30 * HOUR, NOW)).toEqual({ level, text })
})

test.each<[Level[], string]>([
  [[], 'Alles is in orde.'],
  [['good', 'unknown'], 'Alles is in orde.'],
  [['unknown', 'warning', 'good'], '1 onderdeel vraagt aandacht.'],
  [['warning', 'bad', 'warning'], '1 onderdeel is niet in orde, 2 onderdelen vragen aandacht.'],
  [['bad', 'bad'], '2 onderdelen zijn niet in orde.'],
])('%s in words: %s', (levels, text) => {
  expect(summaryText(levels.map(level => ({ level })))).toBe(text)
})

describe('alerts', () => {
  const reading = (level: Level, key = 'worker', newestAt?: Date): CheckReading => ({
    ...{ key, level, newestAt, label: 'Taken op de achtergrond', group: 'work', text: '' },
  })
  const known = (level: Level, since: Date, mailedAt: Date | null = null): CheckState[] => [
    { key: 'worker', level, since, mailedAt },
  ]
  const isMailed = (states: CheckState[], level: Level, newestAt?: Date) =>
    judgeAlerts(states, [reading(level, 'worker', newestAt)], NOW).mailed.length > 0

  // It is one o'clock in the afternoon in Amsterdam.
  test.each<[string, CheckState[], Level, boolean]>([
    ['bad for the first time', [], 'bad', false],
    ['bad since a moment', known('bad', ago(30 * SECOND)), 'bad', false],
    ['bad since a minute', known('bad', ago(MINUTE)), 'bad', true],
    ['bad still, mailed today', known('bad', ago(5 * HOUR), ago(4 * HOUR)), 'bad', false],
    ['bad still, mailed yesterday', known('bad', ago(24 * HOUR), ago(23 * HOUR)), 'bad', false],
    ['bad still, mailed a day ago', known('bad', ago(25 * HOUR), ago(24 * HOUR)), 'bad', true],
    ['bad again within an hour of the mail', known('bad', ago(20 * MINUTE), ago(50 * MINUTE)), 'bad', false],
    ['bad again, mailed an hour ago', known('bad', ago(20 * MINUTE), ago(HOUR)), 'bad', true],
    ['bad again since a moment', known('bad', ago(30 * SECOND), ago(48 * HOUR)), 'bad', false],
    ['good again', known('bad', ago(HOUR)), 'good', false],
    ['only a warning', known('warning', ago(HOUR)), 'warning', false],
    ['unreadable', known('unknown', ago(HOUR)), 'unknown', false],
  ])('%s', (_case, states, level, mailed) => {
    expect(isMailed(states, level)).toBe(mailed)
  })

  test.each<[string, Date, Date, boolean]>([
    ['nothing new since the mail of yesterday', ago(14 * HOUR), ago(20 * HOUR), false],
    ['something new since the mail of yesterday', ago(14 * HOUR), ago(HOUR), true],
    ['something new since the mail of today', ago(4 * HOUR), ago(HOUR), false],
    ['nothing new since a mail of a day ago', ago(24 * HOUR), ago(30 * HOUR), true],
  ])('work that stays late: %s', (_case, mailedAt, newestAt, mailed) => {
    expect(isMailed(known('bad', ago(72 * HOUR), mailedAt), 'bad', newestAt)).toBe(mailed)
  })

  test('a check that is red for a week, with something new every hour, mails once on each day', () => {
    let states: CheckState[] = []
    const days: string[] = []
    for (let hour = 0; hour < 7 * 24; hour += 1) {
      const now = new Date(NOW.getTime() + hour * HOUR)
      const judged = judgeAlerts(states, [reading('bad', 'worker', now)], now)
      states = judged.states
      if (judged.mailed.length > 0) days.push(dayOf(now))
    }
    expect(days.length).toBeGreaterThan(6)
    expect(days).toEqual([...new Set(days)])
  })

  test('a hundred checks of one fault mail once', () => {
    let states: CheckState[] = []
    let mails = 0
    for (let at = 0; at < 100; at += 1) {
      const judged = judgeAlerts(
        states,
        [reading('bad'), reading('bad', 'mail')],
        new Date(NOW.getTime() + at * MINUTE),
      )
      states = judged.states
      mails += judged.mailed.length > 0 ? 1 : 0
    }
    expect(mails).toBe(1)
  })

  test('a check that no version knows any more is forgotten', () => {
    expect(judgeAlerts(known('bad', ago(HOUR)), [reading('good', 'disk')], NOW).states).toEqual([
      { key: 'disk', level: 'good', since: NOW, mailedAt: null },
    ])
  })
})
