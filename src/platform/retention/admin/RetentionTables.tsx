import type { ReactNode } from 'react'
import type { Ctx } from '@/platform/ctx'
import { registryOf } from '@/platform/registry'
import { formatMoment } from '@/platform/time/zone'
import { readClearings } from '../clearOldRecords'

/** What is cleared when, and what is kept, with the reason. */
export async function RetentionTables({ ctx }: { ctx: Ctx }) {
  const { retention, keptRecords } = registryOf(ctx)
  const clearedAt = new Map((await readClearings(ctx)).map(({ key, finishedAt }) => [key, finishedAt]))
  return (
    <>
      <Records label="Wat elke nacht gewist wordt" columns={['Wat', 'Hoe lang het blijft', 'Waarom']}>
        {retention.map(({ key, label, period, reason }) => {
          const last = clearedAt.get(key)
          return (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td>{period}</td>
              <td>
                {reason}
                <span className="health-since">
                  {last ? `voor het laatst op ${formatMoment(last)}` : 'nog niet gewist'}
                </span>
              </td>
            </tr>
          )
        })}
      </Records>
      <Records label="Wat bewaard blijft" columns={['Wat', 'Waarom']}>
        {keptRecords.map(({ label, reason }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{reason}</td>
          </tr>
        ))}
      </Records>
    </>
  )
}

type Props = { label: string; columns: readonly string[]; children: ReactNode }

function Records({ label, columns, children }: Props) {
  return (
    <section>
      <h2>{label}</h2>
      <table className="health-table retention-table">
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}
