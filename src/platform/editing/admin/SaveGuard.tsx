'use client'

import { useDocumentInfo, useForm, useFormBackgroundProcessing, useFormProcessing } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import {
  type ConflictField,
  changedByThem,
  type EditConflict,
  valueAt,
  withValueAt,
} from '../model/compareEdits'
import { ConflictDialog } from './ConflictDialog'
import { interceptSaves } from './interceptSaves'
import { useInertWhileLocked } from './useInertWhileLocked'

type Content = Record<string, unknown>
export type OpenConflict = Omit<EditConflict, 'fields'> & { fields: ReturnType<typeof changedByThem> }
type Asked = { conflict: OpenConflict; answer: (theirs: ConflictField[] | null) => void }

/** Stands in every form of the office: when a colleague saved the same record first, it asks which texts stay. */
export default function SaveGuard() {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [kept, setKept] = useState<Content | null>(null)
  const tookTheirs = useRef(false)
  const info = useDocumentInfo()
  const form = useForm()
  const isBusy = [useFormProcessing(), useFormBackgroundProcessing()].some(Boolean)
  const now = useRef({ info, form })
  now.current = { info, form }
  const address = addressOf(info)
  useInertWhileLocked()

  useEffect(() => {
    if (!address) return
    return interceptSaves({
      address,
      async choose(conflict, sent) {
        const opened = now.current.info.savedDocumentData ?? now.current.info.data
        const fields = changedByThem(conflict.fields, path => valueAt(opened, path))
        if (fields.length === 0) return sent
        const theirs = await new Promise<ConflictField[] | null>(answer =>
          setAsked({ conflict: { ...conflict, fields }, answer }),
        )
        if (!theirs) return null
        tookTheirs.current = theirs.length > 0
        const mine = asTyped(sent, now.current.form.getData())
        return theirs.reduce<Content>((all, field) => withValueAt(all, field.path, field.theirs), mine)
      },
      answered(doc) {
        if (doc && tookTheirs.current) setKept(doc)
        else setAsked(null)
        tookTheirs.current = false
      },
    })
  }, [address])

  // What was taken over has to stand in the form, and Payload's form is not done before this.
  useEffect(() => {
    if (!kept || isBusy) return
    setKept(null)
    void now.current.form.reset(kept).finally(() => setAsked(null))
  }, [isBusy, kept])

  if (!asked) return null
  return createPortal(<ConflictDialog conflict={asked.conflict} onChoice={asked.answer} />, document.body)
}

function addressOf({ collectionSlug, globalSlug, id }: ReturnType<typeof useDocumentInfo>): string | null {
  if (globalSlug) return `/api/globals/${globalSlug}`
  return collectionSlug && id ? `/api/${collectionSlug}/${id}` : null
}

/** A save while somebody types sends what stood there when it began; by now there may be more. */
function asTyped(sent: Content, typed: Content): Content {
  const newest = Object.entries(sent).map(([name, value]) => [
    name,
    name in typed && name !== '_status' ? typed[name] : value,
  ])
  return Object.fromEntries(newest)
}
