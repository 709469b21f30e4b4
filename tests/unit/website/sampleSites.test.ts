import { readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SAMPLE_PATHS, SAMPLE_SITES } from '@/features/website/model/sampleSites'

const MAX_BYTES = 60_000
const folder = (site: string) => `public/werk/${site}`

test('every small site has a folder, and every folder a site', () =>
  expect(readdirSync('public/werk').sort()).toEqual(SAMPLE_SITES.map(({ value }) => value).sort()))

test.each(SAMPLE_SITES.map(({ value }) => value))(
  '%s is small, keeps out of search results, and needs nothing that its policy refuses',
  site => {
    const files = readdirSync(folder(site))
    const bytes = files.reduce((sum, file) => sum + statSync(`${folder(site)}/${file}`).size, 0)
    expect(bytes).toBeLessThan(MAX_BYTES)
    const page = readFileSync(`${folder(site)}/index.html`, 'utf8')
    expect(page).toContain('<meta name="robots" content="noindex">')
    expect(page).toContain('dit bedrijf is verzonnen')
    expect(page).not.toMatch(/<script|<style|\sstyle=|\son\w+=|https?:\/\//)
    const read = [...page.matchAll(/(?:href|src)="(\/[^"]*)"/g)].map(([, path = '']) => path)
    expect(read.filter(path => !SAMPLE_PATHS.includes(path))).toEqual([])
    const anchors = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id = '']) => id)
    expect(anchors.filter(id => !page.includes(`id="${id}"`))).toEqual([])
  },
)
