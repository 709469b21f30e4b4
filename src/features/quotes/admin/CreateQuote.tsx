import type { UIFieldServerProps } from 'payload'
import { INBOX_COLLECTIONS } from '@/features/leads/model/inbox'
import { CreateQuoteButton } from './CreateQuoteButton'

/** On a lead or a request that is stored. */
export default function CreateQuote({ id, collectionSlug }: UIFieldServerProps) {
  const collection = INBOX_COLLECTIONS.find(each => each === collectionSlug)
  if (!id || !collection) return null
  return (
    <p className="admin-actions">
      <CreateQuoteButton from={{ collection, id: String(id) }} label="Offerte maken" />
    </p>
  )
}
