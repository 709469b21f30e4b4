'use client'

import { useRef } from 'react'
import type { Draft } from '@/domain/configurator/draft'
import type { ConfiguratorOptions } from '@/domain/configurator/options'
import { priceIndication } from '@/domain/configurator/priceIndication'
import { formatEuro } from '@/domain/money/euro'
import { ConfiguratorSlip } from './ConfiguratorSlip'

/** On a phone the slip is a drawer: the total stays in sight, the lines open over the page. */
export function SlipDrawer({
  draft,
  options,
  step,
}: {
  draft: Draft
  options: ConfiguratorOptions
  step: number
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { once, monthly } = priceIndication(draft, options)
  return (
    <div className="lg:hidden">
      <div className="slip-drawer fixed inset-x-0 bottom-0 z-20 flex items-center gap-4 border-ink border-t-2 bg-paper px-5 pt-3 pb-[max(14px,env(safe-area-inset-bottom))]">
        <p>
          <span className="block text-[0.8rem] text-soft">Indicatie, excl. btw</span>
          <strong className="block font-extrabold font-head text-[1.65rem] leading-none tracking-[-.03em] tabular-nums">
            {formatEuro(once)}
            {monthly > 0 && (
              <span className="font-semibold font-text text-sm tracking-normal">
                {' '}
                + {formatEuro(monthly)} p/m
              </span>
            )}
          </strong>
        </p>
        <button type="button" className="key key-small ml-auto" onClick={() => dialog.current?.showModal()}>
          Bekijk de bon
        </button>
      </div>
      <dialog
        ref={dialog}
        aria-label="Je werkbon"
        className="fixed inset-x-0 top-auto bottom-0 max-h-[88dvh] w-screen overflow-y-auto overscroll-contain bg-desk p-5 backdrop:bg-ink/50"
      >
        <ConfiguratorSlip draft={draft} options={options} step={step} copies={false} />
        <button type="button" className="key mt-5 w-full" onClick={() => dialog.current?.close()}>
          Sluit de bon
        </button>
      </dialog>
    </div>
  )
}
