'use client'

import { TextField, useDocumentInfo, useField, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useEffect, useRef } from 'react'
import { slugify } from '@/platform/text/format'

/** Follows the title until somebody types a slug, or the record is published. */
export default function SlugField(props: TextFieldClientProps) {
  const title = useFormFields(([fields]) => String(fields.title?.value ?? ''))
  const { value, setValue } = useField<string>({ path: props.path })
  const { hasPublishedDoc } = useDocumentInfo()
  const fromTitle = slugify(title)
  const before = useRef(fromTitle)
  useEffect(() => {
    const follows = !value || value === before.current
    const isNew = before.current !== fromTitle
    before.current = fromTitle
    if (isNew && follows && !hasPublishedDoc) setValue(fromTitle)
  }, [fromTitle, hasPublishedDoc, setValue, value])
  return <TextField {...props} />
}
