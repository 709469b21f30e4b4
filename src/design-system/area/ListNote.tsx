import type { ReactNode } from 'react'

/** What stands where a list would: there is nothing yet, or it did not come. */
export function ListPlaceholder({
  failed = false,
  title,
  children,
}: {
  failed?: boolean
  title: string
  children: ReactNode
}) {
  return (
    <div
      role={failed ? 'alert' : undefined}
      className={`rounded-slip border-2 p-6 ${failed ? 'border-deep bg-pink' : 'border-edge border-dashed'}`}
    >
      <p className={`font-bold font-head text-xl ${failed ? 'text-deep' : ''}`}>{title}</p>
      <div className="mt-2 grid justify-items-start gap-5">{children}</div>
    </div>
  )
}
