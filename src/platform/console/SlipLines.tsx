type SlipLinesProps = {
  lines: readonly { label: string; answer: string; amount: string }[]
  total: string
}

/** What a lead answered. */
export function SlipLines({ lines, total }: SlipLinesProps) {
  return (
    <>
      <dl>
        {lines.map(({ label, answer, amount }) => (
          <div key={`${label}${answer}`}>
            <dt>{label}</dt>
            <dd className={answer ? '' : 'admin-open'}>{answer || 'niet ingevuld'}</dd>
            {amount && <dd className="admin-number">{amount}</dd>}
          </div>
        ))}
      </dl>
      {total && (
        <p>
          Indicatie: <strong>{total}</strong>
        </p>
      )}
    </>
  )
}
