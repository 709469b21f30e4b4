import type { ReactNode } from 'react'

/** What something is, how it stands and what is seen of it, a row each. */
export function StandTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section>
      <h2>{label}</h2>
      <table className="health-table">
        <thead>
          <tr>
            <th scope="col">Onderdeel</th>
            <th scope="col">Stand</th>
            <th scope="col">Wat we zien</th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}
