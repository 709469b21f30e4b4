import { LEGAL_PAGES, type LegalSlug } from '@/features/company/model/legal'

export type LegalBlock = { kind: 'text'; text: string } | { kind: 'list'; items: string[] }

const BULLET = /^[•-] /

/** Lines that begin with a bullet are a list, others stay text with their line breaks. */
export function legalBlocks(text: string): LegalBlock[] {
  const blocks: LegalBlock[] = []
  for (const line of text.split('\n')) {
    const last = blocks.at(-1)
    if (BULLET.test(line)) {
      const item = line.replace(BULLET, '')
      if (last?.kind === 'list') last.items.push(item)
      else blocks.push({ kind: 'list', items: [item] })
    } else if (last?.kind === 'text') last.text += `\n${line}`
    else if (line.trim()) blocks.push({ kind: 'text', text: line })
  }
  return blocks.map(each => (each.kind === 'text' ? { ...each, text: each.text.trim() } : each))
}

export type LegalPart = { text: string; href?: string }

/** Where a legal page names another one, it links to it. */
export function linkLegalPages(text: string, own: LegalSlug): LegalPart[] {
  const others = LEGAL_PAGES.filter(({ value }) => value !== own)
  const names = new RegExp(`\\b(${others.map(({ label }) => label).join('|')})\\b`, 'i')
  return text.split(new RegExp(names, 'gi')).map(part => {
    const page = others.find(({ label }) => label.toLowerCase() === part.toLowerCase())
    return page ? { text: part, href: `/${page.value}` } : { text: part }
  })
}

/** The values of one field in the order in which they first come, each with its rows. */
export function groupRows<Row, Name extends keyof Row>(rows: readonly Row[], field: Name) {
  const values = [...new Set(rows.map(row => row[field]))]
  return values.map(value => ({ value, rows: rows.filter(row => row[field] === value) }))
}
