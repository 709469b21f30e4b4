import { expect, test } from 'vitest'
import { withoutLoops } from '@/features/website/model/routes'

const ways = (text: string) =>
  text.split(' ').map(each => {
    const [from = '', to = ''] = each.split('>')
    return { from, to }
  })

test.each([
  ['/a>/b', '/a>/b'],
  ['/a>/b /b>/c', '/a>/b /b>/c'],
  ['/a>https://elders.example/a', '/a>https://elders.example/a'],
  ['/a>/a /b>/c', '/b>/c'],
  ['/a>/b /b>/a /c>/d', '/c>/d'],
  ['/a>/b /b>/c /c>/b /d>/e', '/d>/e'],
])('of %s there lead on: %s', (all, left) => {
  expect(withoutLoops(ways(all))).toEqual(ways(left))
})
