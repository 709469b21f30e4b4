import type { ReactNode } from 'react'

type CartLineProps = { label: string; answer: string; amount: string; children: ReactNode }

/** A line of the cart, with what can be done about it. */
export function CartLine({ label, answer, amount, children }: CartLineProps) {
  return (
    <li className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-rule border-b py-4 last:border-0">
      <p className="leading-snug">
        <span className="block text-soft text-sm">{label}</span>
        <span className="font-semibold text-pen [overflow-wrap:anywhere]">{answer}</span>
      </p>
      <p className="price text-pen">{amount}</p>
      <p className="col-span-2 -ml-1 flex flex-wrap gap-x-4">{children}</p>
    </li>
  )
}
