import type { Company } from '@/payload-types'
import { asSystem } from '@/platform/access/authority'
import type { PartCheck } from '@/platform/launch/launch'
import { isExampleAddress } from '@/platform/launch/model/launch'
import { listed } from '@/platform/text/format'
import { LEGAL_PAGES } from '../model/legal'
import { listLegalPages } from './listLegalPages'

/** `findMissing` names the numbers that an invoice needs and the company lacks. */
export const companyPart = (findMissing: (company: Company) => string[]): PartCheck => ({
  part: 'company',
  href: '/admin/globals/company',
  read: async ctx => {
    const company = await ctx.payload.findGlobal({ slug: 'company', depth: 0, ...asSystem })
    const { name, street, postcode, city, phone, email, notifyEmail, kvk, vatId } = company
    const missing = findMissing(company)
    if (missing.length > 0) return { text: '', obstacle: `Vul bij Bedrijf nog in: ${listed(missing)}.` }
    if ([email, notifyEmail].some(isExampleAddress))
      return { text: '', obstacle: 'Bij Bedrijf staat nog een e-mailadres van het voorbeeld.' }
    const text = `${name}, ${street}, ${postcode} ${city}, ${phone}, ${email}, KVK ${kvk}, btw-nummer ${vatId}. Klopt dit allemaal?`
    return { text, obstacle: null }
  },
})

export const termsPart: PartCheck = {
  part: 'terms',
  href: '/admin/collections/legal-pages',
  read: async ctx => {
    const pages = await listLegalPages(ctx)
    const missing = LEGAL_PAGES.filter(({ value }) => !pages.some(page => page.slug === value))
    if (missing.length > 0)
      return {
        text: '',
        obstacle: `Deze teksten staan er nog niet: ${listed(missing.map(each => each.label))}.`,
      }
    const versions = pages.map(({ title, version }) => `${title} (versie ${version})`)
    const text = `${listed(versions)}. Ze kwamen met dit programma mee: las iemand die je vertrouwt ze na, en kloppen ze voor jullie?`
    return { text, obstacle: null }
  },
}
