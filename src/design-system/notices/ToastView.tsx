'use client'

import { Toast as RadixToast } from 'radix-ui'
import { PhoneText } from './PhoneText'
import { dismiss, type Toast } from './toasts'

const TONES: Record<Toast['tone'], string> = {
  plain: 'bg-paper border-ink',
  destructive: 'bg-pink border-deep text-deep',
  warning: 'bg-yellow border-amber',
}

export default function ToastView({ toasts }: { toasts: Toast[] }) {
  return (
    <RadixToast.Provider swipeDirection="right" swipeThreshold={50} label="Melding">
      {toasts.map(({ id, open, title, description, tone, duration, action }) => (
        <RadixToast.Root
          key={id}
          open={open}
          duration={duration}
          onOpenChange={stays => stays || dismiss(id)}
          className={`flex items-start gap-4 rounded-slip border-2 p-4 shadow-slip [animation:toast-in_.2s_ease-out] data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) ${TONES[tone]}`}
        >
          <div className="flex-1">
            <RadixToast.Title className="font-bold">{title}</RadixToast.Title>
            {description && (
              <RadixToast.Description className="mt-1 text-ink">
                <PhoneText text={description} />
              </RadixToast.Description>
            )}
            {action && (
              <RadixToast.Action
                altText={action.label}
                onClick={action.onClick}
                className="button button-small mt-3"
              >
                {action.label}
              </RadixToast.Action>
            )}
          </div>
          <RadixToast.Close
            aria-label="Melding sluiten"
            className="-m-2 grid size-11 flex-none place-items-center text-2xl leading-none"
          >
            <span aria-hidden="true">×</span>
          </RadixToast.Close>
        </RadixToast.Root>
      ))}
      <RadixToast.Viewport
        label="Meldingen (F8)"
        className="fixed inset-x-4 bottom-4 z-50 m-0 grid list-none gap-2 p-0 outline-none md:left-auto md:w-[420px] max-lg:[html:has(.chat,.slip-drawer)_&]:bottom-24 [html:has(.chat-window)_&]:top-20 [html:has(.chat-window)_&]:bottom-auto"
      />
    </RadixToast.Provider>
  )
}
