type FactsProps = { facts: { label: string; value: string }[]; className: string }

/** What is empty is left out. */
export function Facts({ facts, className }: FactsProps) {
  return (
    <dl className={`border-ink border-t-2 ${className}`}>
      {facts
        .filter(({ value }) => value)
        .map(({ label, value }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-6 border-rule border-b py-2.5">
            <dt className="text-soft">{label}</dt>
            <dd className="font-semibold [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
    </dl>
  )
}
