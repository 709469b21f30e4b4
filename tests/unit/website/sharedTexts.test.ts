import { expect, test } from 'vitest'
import { CONTACT_BUTTONS, contactWords } from '@/features/company/model/company'
import { PAGE_TEXTS } from '@/features/website/model/pageTexts'
import { SHARED_TEXTS } from '@/features/website/model/sharedTexts'
import { home } from '../../../seed/data/home'
import { pageTexts } from '../../../seed/data/pageTexts'
import { sharedTexts } from '../../../seed/data/sharedTexts'

const seeded: Record<string, object> = pageTexts
const words = [
  ...SHARED_TEXTS.map(({ name, words: of }) => [name, of, sharedTexts[name]] as const),
  ...PAGE_TEXTS.map(({ name, words: of }) => [name, of, Object(seeded[name]).words ?? {}] as const),
]

test.each(words)('every word of %s that staff can write is seeded, and no other', (_name, of, kept) => {
  expect(Object.keys(kept).sort()).toEqual(of.map(({ name }) => name).sort())
  expect(Object.values(kept).filter(word => !word)).toEqual([])
})

test('the 404 and the contact buttons begin with the words of the specification', () => {
  expect(sharedTexts.notFound.heading).toBe('Oops! Page not found')
  expect(contactWords(CONTACT_BUTTONS)).toEqual({
    phone: 'Bel Direct',
    email: 'Stuur E-mail',
    configurator: 'Start Configurator',
    default: 'Neem Contact Op',
  })
})

test('a button that staff left empty says its first words, and the others what staff wrote', () => {
  const { phone, email, configurator } = contactWords(CONTACT_BUTTONS, {
    phone: 'Bel ons',
    email: '',
    configurator: null,
  })
  expect([phone, email, configurator]).toEqual(['Bel ons', 'Stuur E-mail', 'Start Configurator'])
})

test('the teaser counts the steps that are left', () => {
  expect(home.teaser.rest).toContain('{steps}')
})
