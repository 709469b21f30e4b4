import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PASSWORD_PATH } from '@/features/customers/model/account'
import { NEWSLETTER_PATHS } from '@/features/newsletter/model/results'
import { isDynamicPage } from '@/features/website/model/dynamicPages'
import { PAGE_TEXTS } from '@/features/website/model/pageTexts'
import { ROUTES } from '@/features/website/model/routes'

const paths = ROUTES.map(({ path }) => path)

test('an address stands in the table once', () => expect(paths).toHaveLength(new Set(paths).size))

test('the browser knows the dynamic pages by a pattern of its own, which agrees with the table', () => {
  const byPattern = ROUTES.filter(({ path }) => isDynamicPage(path.replace('*', 'x')))
  expect(byPattern).toEqual(ROUTES.filter(({ kind }) => kind === 'dynamic'))
})

test('every page of the site has a row', () => {
  const pages = readdirSync('app/(site)', { recursive: true, encoding: 'utf8' })
    .filter(file => /(^|\/)page\.tsx$/.test(file))
    .map(file => `/${file.replace(/\/?page\.tsx$/, '')}`)
    // What staff publish has no row: its address is in the database.
    .filter(
      page =>
        !['/[region]', '/[...rest]', '/blog/[slug]', '/blog/pagina/[page]', '/portfolio/[slug]'].includes(
          page,
        ),
    )
  const rows = (page: string) =>
    paths.filter(path => path.replace('*', 'x') === page.replace(/\[\w+\]|bestelling\/\[\w+\]/, 'x'))
  expect(pages.filter(page => rows(page).length !== 1)).toEqual([])
})

test('what mails link to, and what staff write texts for, has a row', () => {
  const linked = [PASSWORD_PATH, ...Object.values(NEWSLETTER_PATHS), ...PAGE_TEXTS.map(({ path }) => path)]
  expect(linked.filter(path => !paths.includes(path))).toEqual([])
})
