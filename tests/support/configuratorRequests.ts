import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { type Draft, EMPTY_DRAFT } from '@/features/configurator/model/draft'
import type { SubmitResult } from '@/features/configurator/model/draftSchema'
import { callAction } from './postedForms'
import { newVisitor, type Visitor } from './wizard'

/** A request as the configurator sends it. */
export async function sendRequest({ request }: Page, part: Partial<Draft> = {}): Promise<Visitor> {
  const visitor = newVisitor()
  const { name, email, company } = visitor
  const draft: Draft = {
    ...{ websiteType: 'website', services: ['hosting'], timeline: 'normal' },
    features: [{ id: 'landing-pages', quantity: 2 }],
    businessInfo: { companyName: company, industry: 'Hovenier', description: '' },
    contactInfo: { ...EMPTY_DRAFT.contactInfo, name, email },
    ...part,
  }
  const gate = { submissionKey: randomUUID(), honeypot: '', filledInMs: 60_000 }
  const { kind } = await callAction<SubmitResult>(request, '/configurator', 'submit', { draft, gate })
  expect(kind).toBe('sent')
  return visitor
}
