import { describe, expect, test } from 'vitest'
import {
  CLAIMS,
  type ClaimProofs,
  type Claims,
  claimsToReview,
  PROVEN_CLAIMS,
  shownClaims,
  withClaims,
} from '@/features/company/model/claims'

const claims = { online: 'binnen 5 dagen', responseTime: 'binnen een dag' } as Claims

test.each([
  ['a claim where its name stands', 'Eerlijk, {online}.', 'Eerlijk, binnen 5 dagen.'],
  ['two of them', '{online} en {responseTime}', 'binnen 5 dagen en binnen een dag'],
  ['an unknown name as it was written', 'Eerlijk, {onbekend}.', 'Eerlijk, {onbekend}.'],
  ['an amount on one line with its sign', 'vanaf € 795 of € 15,00', 'vanaf €\u00a0795 of €\u00a015,00'],
  ['a name of JavaScript as it was written', '{constructor}', '{constructor}'],
])('a text shows %s', (_name, text, shown) => {
  expect(withClaims(text, claims)).toBe(shown)
})

test('content is filled in at every depth, and what is not text stays itself', () => {
  const content = { lead: '{online}', order: 10, none: null, lines: [{ text: '{responseTime}' }] }
  expect(withClaims(content, claims)).toEqual({
    ...{ lead: 'binnen 5 dagen', order: 10, none: null },
    lines: [{ text: 'binnen een dag' }],
  })
})

describe('a claim that somebody can check', () => {
  const all = Object.fromEntries(CLAIMS.map(({ name }) => [name, `over ${name}`])) as Claims
  const proofs = (source: string, reviewOn: string | null = null) =>
    Object.fromEntries(
      PROVEN_CLAIMS.map(({ name }) => [name, { source, checkedOn: null, reviewOn }]),
    ) as ClaimProofs

  test.each([
    ['in a demo, without a source', proofs(''), true, `${all.rating} (voorbeeld, niet nagekeken)`],
    [
      'on a real site, with a source',
      proofs(' Nagevraagd bij 41 klanten '),
      false,
      `${all.rating} (Nagevraagd bij 41 klanten)`,
    ],
    ['on a real site, without a source', proofs(' '), false, ''],
  ])('%s', (_where, proven, demo, rating) => {
    const shown = shownClaims(all, proven, { demo })
    expect(shown.rating).toBe(rating)
    expect(shown.adsRating).toBe(rating.replace('over rating', 'over adsRating'))
    expect(shown.responseTime).toBe(all.responseTime)
  })

  test('and that is not shown takes its sentence along', () => {
    const claimed = { ...all, hostingUptime: '' }
    const text = 'Elke nacht een kopie. {hostingUptime}, en {responseTime} klaar. Bel gerust.'
    expect(withClaims(text, claimed)).toBe('Elke nacht een kopie. Bel gerust.')
    expect(withClaims('{hostingUptime}', claimed)).toBe('')
  })

  test.each([
    ['2026-11-24', 0],
    ['2026-11-25', PROVEN_CLAIMS.length],
  ])('on %s is due for another look: %i', (today, due) => {
    expect(claimsToReview(proofs('Telling', '2026-11-25'), today)).toHaveLength(due)
  })
})

test('a part of an article keeps the space before its link', () => {
  const claims = { responseTime: 'binnen 24 uur' }
  expect(withClaims(['Dat staat in ', 'Antwoord {responseTime}, zie '], claims)).toEqual([
    'Dat staat in ',
    'Antwoord binnen 24 uur, zie ',
  ])
})
