'use client'

import { type ReactNode, useRef } from 'react'

type SlipDrawerProps = {
  label: ReactNode
  /** Null as long as nothing is chosen. */
  total: ReactNode
  note?: ReactNode
  dialogLabel?: string
  /** Stays with the section that it is in, instead of with the window. */
  inSection?: boolean
  children: ReactNode
}

export function SlipDrawer({
  label,
  total,
  note,
  dialogLabel = 'Je werkbon',
  inSection = false,
  children,
}: SlipDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <div className={inSection ? 'section-drawer sticky bottom-0 z-10 -mx-[20px] lg:hidden' : 'lg:hidden'}>
      <div
        className={`flex min-h-[72px] flex-wrap items-center gap-x-4 gap-y-2 border-ink border-t-2 bg-paper px-5 pt-3 pb-[max(14px,env(safe-area-inset-bottom))] ${inSection ? '' : 'slip-drawer fixed inset-x-0 bottom-0 z-20'}`}
      >
        {total === null ? (
          <p className="min-w-0 flex-1 basis-36 font-semibold text-soft">Nog niets gekozen</p>
        ) : (
          <p className="min-w-0 flex-1 basis-36">
            <span className="block text-[0.8rem] text-soft">{label}</span>
            <strong className="block font-extrabold font-head text-[1.65rem] leading-none tracking-[-.03em] tabular-nums">
              {total}
              {note && <span className="font-semibold font-text text-sm tracking-normal"> {note}</span>}
            </strong>
          </p>
        )}
        <button
          type="button"
          className="button button-small ml-auto max-w-full"
          onClick={() => dialog.current?.showModal()}
        >
          Bekijk de bon
        </button>
      </div>
      <dialog
        ref={dialog}
        aria-label={dialogLabel}
        className="fixed inset-x-0 top-auto bottom-0 max-h-[88dvh] w-screen overflow-y-auto overscroll-contain bg-desk p-5 backdrop:bg-ink/50"
      >
        {children}
        <button type="button" className="button mt-5 w-full" onClick={() => dialog.current?.close()}>
          Sluit de bon
        </button>
      </dialog>
    </div>
  )
}
