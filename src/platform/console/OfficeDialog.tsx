'use client'

import { type ReactNode, useEffect, useRef } from 'react'

type OfficeDialogProps = {
  label?: string
  labelledBy?: string
  className?: string
  onCancel?: () => void
  children: ReactNode
}

export function OfficeDialog({
  label,
  labelledBy,
  className = 'admin-dialog',
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
