import type { Review } from './reviewParts'

/** One part of the order, with the way back to where it was filled in. */
export function ReviewPart({ title, lines, onChange }: Review & { onChange: () => void }) {
  return (
    <section className="border-rule border-b py-4">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="text-lg">{title}</h3>
        <button type="button" className="underlined min-h-11 px-1 sm:min-h-6" onClick={onChange}>
          Wijzig<span className="sr-only"> {title.toLowerCase()}</span>
        </button>
      </div>
      <dl className="mt-1 grid gap-1">
        {lines.map(({ label, answer, amount, note }) => (
          <div key={`${label}${answer}`} className="flex flex-wrap justify-between gap-x-4">
            <dt className={label ? 'text-soft' : 'sr-only'}>{label || title}</dt>
            <dd className="min-w-0 grow basis-40 font-semibold text-pen [overflow-wrap:anywhere]">
              {answer}
            </dd>
            {amount && <dd className="price text-pen">{amount}</dd>}
            {note && <dd className="w-full text-soft text-sm">{note}</dd>}
          </div>
        ))}
      </dl>
    </section>
  )
}
