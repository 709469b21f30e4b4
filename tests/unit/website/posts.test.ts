import { expect, test } from 'vitest'
import {
  categoryLabel,
  firstPostIndex,
  type PostCard,
  paginatePosts,
  relatedPosts,
} from '@/features/website/model/posts'

const post = (id: string, category: PostCard['category'] = 'website') => ({ id, category }) as PostCard
const six = ['1', '2', '3', '4', '5', '6'].map(id => post(id))
const ids = (posts: PostCard[]) => posts.map(each => each.id).join('')

test.each([
  ['the first page', 1, six, '1234', 2],
  ['the second page brings the rest', 2, six, '123456', null],
  ['one page of exactly four', 1, six.slice(0, 4), '1234', null],
  ['no articles at all', 1, [], '', null],
])('%s', (_name, page, posts, shown, next) => {
  const load = paginatePosts(page, posts)
  expect([ids(load?.shown ?? []), load?.next]).toEqual([shown, next])
})

test.each([0, -1, 1.5, Number.NaN, 3, 1e300])('page %s of six articles is not there', page => {
  expect(paginatePosts(page, six)).toBeNull()
})

test('a page begins where the one before it ended', () => {
  expect([firstPostIndex(1), firstPostIndex(2)]).toEqual([0, 4])
})

test('an article is followed by two others, of its own category first', () => {
  const all = [post('a', 'hosting'), post('b'), post('c', 'webshop'), post('d', 'hosting')]
  expect(ids(relatedPosts(post('a', 'hosting'), all))).toBe('db')
  expect(ids(relatedPosts(post('c', 'webshop'), all))).toBe('ab')
  expect(relatedPosts(post('b'), [post('b')])).toEqual([])
})

test('a category has the name that readers see', () => {
  expect(categoryLabel('vindbaarheid')).toBe('Vindbaarheid')
  expect(() => categoryLabel('anders' as never)).toThrow('anders')
})
