'use client'

import { type ReactNode, useEffect, useRef } from 'react'

type OfficeDialogProps = {
  /** What it is called: its own words, or the id of its heading. */
  label?: string
  labelledBy?: string
  className?: string
  /** Without it the keyboard does not close it. */
  onCancel?: () => void
  children: ReactNode
}

/** A dialog over the page, open as long as it is rendered. */
export function OfficeDialog({
  label,
  labelledBy,
  className = 'office-dialog',
  onCancel,
  children,
}: OfficeDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={className}
      aria-label={label}
      aria-labelledby={labelledBy}
      onCancel={event => {
        event.preventDefault()
        onCancel?.()
      }}
    >
      {children}
    </dialog>
  )
}
