import { describe, expect, test } from 'vitest'
import {
  type ArchiveHeader,
  BackupRefusal,
  FORMAT,
  isInside,
  refuseNewer,
} from '@/platform/backup/model/archive'
import { archiveName, archivesToDelete } from '@/platform/backup/model/retention'
import { isNightlyDue } from '@/platform/time/nightly'

const at = (time: string) => archiveName(new Date(time), true)

describe('which archives go', () => {
  test.each([
    ['none', [], 14, []],
    ['all of the newest day stay', ['2026-11-26T01:00:00Z', '2026-11-26T09:00:00Z'], 1, []],
    [
      'of an earlier day the newest stays',
      ['2026-11-25T01:00:00Z', '2026-11-25T09:00:00Z', '2026-11-26T01:00:00Z'],
      14,
      ['2026-11-25T01:00:00Z'],
    ],
    [
      'more days than are kept, but for the newest of a month',
      ['2026-10-30T01:00:00Z', '2026-10-31T01:00:00Z', '2026-11-25T01:00:00Z', '2026-11-26T01:00:00Z'],
      1,
      ['2026-11-25T01:00:00Z', '2026-10-30T01:00:00Z'],
    ],
    [
      'the thirteenth month',
      Array.from({ length: 13 }, (_, month) => new Date(Date.UTC(2025, 10 + month, 5)).toISOString()),
      1,
      ['2025-11-05T00:00:00Z'],
    ],
  ])('%s', (_name, times, days, gone) => {
    expect(archivesToDelete(times.map(at), days)).toEqual(gone.map(at))
  })

  test('files that are no archives are left alone', () => {
    const others = ['notes.txt', 'webbureau-20200101T000000Z.tar.gz.age.unfinished', 'webbureau-x.tar.gz']
    expect(archivesToDelete([...others, at('2026-11-26T01:00:00Z')], 1)).toEqual([])
  })
})

test.each([
  ['never, at night', null, '2026-11-26T02:10:00Z', true],
  ['never, by day', null, '2026-11-26T12:00:00Z', false],
  ['last night, at night', '2026-11-25T02:05:00Z', '2026-11-26T02:10:00Z', true],
  ['by hand in the evening', '2026-11-25T21:00:00Z', '2026-11-26T02:10:00Z', true],
  ['before a night that was missed, by day', '2026-11-25T02:05:00Z', '2026-11-26T08:00:00Z', true],
  ['last night, by day', '2026-11-26T02:05:00Z', '2026-11-26T12:00:00Z', false],
  ['this night', '2026-11-26T02:05:00Z', '2026-11-26T02:55:00Z', false],
  ['in summer the hour is that of Amsterdam', '2026-07-25T01:05:00Z', '2026-07-26T01:10:00Z', true],
  ['in summer at four', '2026-07-25T01:05:00Z', '2026-07-26T02:10:00Z', false],
  ['the night on which the clock goes forward', '2026-03-28T02:05:00Z', '2026-03-29T01:10:00Z', true],
])('a backup made %s', (_name, last, now, due) => {
  expect(isNightlyDue(last ? new Date(last) : null, new Date(now))).toBe(due)
})

test.each([
  ['of this version', {}, null],
  ['of an older one', { migrations: ['a'] }, null],
  ['with a newer migration', { migrations: ['a', 'b', 'c'] }, /newer version .* the migration c/],
  ['of a newer format', { format: FORMAT + 1 }, /newer version .* format is 2/],
])('an archive %s', (_name, other, refusal) => {
  const header: ArchiveHeader = {
    ...{ format: FORMAT, version: '1', madeAt: '', migrations: ['a', 'b'], pictures: 'folder' },
    ...{ secretFingerprint: '', tables: [] },
    ...other,
  }
  const judge = () => refuseNewer(header, ['a', 'b'])
  if (refusal === null) expect(judge).not.toThrow()
  else expect(judge).toThrow(refusal)
  if (refusal !== null) expect(judge).toThrow(BackupRefusal)
})

test.each([
  ['a.avif', true],
  ['years/2026/a.avif', true],
  ['../a.avif', false],
  ['years/../../a.avif', false],
  ['/etc/passwd', false],
  ['', false],
  ['a\\b', false],
])('the path %s stays inside: %s', (path, inside) => {
  expect(isInside(path)).toBe(inside)
})
