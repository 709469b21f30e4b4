import { expect, test } from 'vitest'
import {
  exampleOf,
  formatWeeks,
  hasStory,
  invoiceDifference,
  projectLink,
  type Story,
  siteAddress,
} from '@/features/website/model/projects'

const URL = 'https://tuinen.example'
const slug = 'tuinen'

test.each([
  { url: URL, site: null, href: URL, isOutside: true, shown: URL },
  { url: URL, site: 'groenrand-hoveniers', href: URL, isOutside: true, shown: URL },
  {
    ...{ url: null, site: 'groenrand-hoveniers', href: '/portfolio/tuinen', isOutside: false },
    shown: '/werk/groenrand-hoveniers',
  },
  { url: null, site: null, href: '/portfolio/tuinen', isOutside: false, shown: null },
])('a project with url $url and site $site opens at $href', ({ url, site, href, isOutside, shown }) => {
  expect(projectLink({ slug, url, site })).toEqual({ href, isOutside })
  expect(siteAddress({ slug, url, site })).toBe(shown)
})

const NOTHING: Story = { question: '', lines: [], quoted: null, invoiced: null, weeks: null, changed: '' }

test.each<[Partial<Story>, boolean]>([
  [{}, false],
  [{ question: 'Meer aanleg' }, true],
  [{ changed: 'Elf aanvragen' }, true],
  [{ lines: [{ label: 'Soort', answer: 'Webshop' }] }, true],
  [{ quoted: 0 }, true],
  [{ invoiced: 100 }, true],
  [{ weeks: 2 }, true],
])('%j is a story: %s', (part, expected) => expect(hasStory({ ...NOTHING, ...part })).toBe(expected))

test.each([
  [100_00, 100_00, 'Hetzelfde als op de offerte'],
  [100_00, 125_50, '€ 25,50 meer dan op de offerte, excl. btw'],
  [100_00, 90_00, '€ 10 minder dan op de offerte, excl. btw'],
  [null, 90_00, null],
  [100_00, null, null],
  [0, 0, 'Hetzelfde als op de offerte'],
])('quoted %s and invoiced %s is told as %j', (quoted, invoiced, said) =>
  expect(invoiceDifference({ quoted, invoiced })?.replaceAll('\u00a0', ' ') ?? null).toBe(said),
)

test.each([
  [1, '1 week'],
  [2, '2 weken'],
  [1.5, '1,5 weken'],
])('%s is %s', (weeks, said) => expect(formatWeeks(weeks)).toBe(said))

test.each([
  ['Webshop', ['Hovenier', 'Webshop'], 'Webshop'],
  ['Website laten maken', ['Hovenier', 'Webshop'], 'Hovenier'],
  ['Webshop', ['Hovenier'], 'Hovenier'],
  ['Webshop', [], undefined],
])('%s is shown by work of its kind, else by the first', (title, categories, shown) => {
  const projects = categories.map(category => ({ category }))
  expect(exampleOf({ title }, projects)?.category).toBe(shown)
})
