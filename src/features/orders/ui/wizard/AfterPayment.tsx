import { KeptMailNote } from '@/design-system/primitives/KeptMailNote'
import { NEXT_STEPS, SET_UP_GUARANTEE } from '@/features/billing/model/payments/outcome'

/** What happens once an order is paid, and how fast. */
export function AfterPayment() {
  return (
    <>
      <h2 className="mt-9 text-2xl">Dit gebeurt er nu</h2>
      <ol className="mt-4 border-ink border-t-2">
        {NEXT_STEPS.map((line, index) => (
          <li key={line} className="flex items-baseline gap-4 border-rule border-b py-3">
            <span className="number w-6 flex-none text-base" aria-hidden="true">
              {index + 1}
            </span>
            {line}
          </li>
        ))}
      </ol>
      <div className="mt-7 rounded-slip border-[1.75px] border-ink bg-yellow p-5">
        <h2 className="text-2xl">{SET_UP_GUARANTEE.title}</h2>
        <p className="mt-1.5">{SET_UP_GUARANTEE.sentence}</p>
      </div>
      <KeptMailNote className="mt-5" />
    </>
  )
}
