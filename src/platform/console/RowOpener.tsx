type RowOpenerProps = { id: string; isOpen: boolean; onToggle: () => void; children: string }

export const openerId = (id: string) => `lead-${id}`
export const detailId = (id: string) => `lead-${id}-details`

export function RowOpener({ id, isOpen, onToggle, children }: RowOpenerProps) {
  return (
    <button
      type="button"
      id={openerId(id)}
      className="lead-opener"
      aria-expanded={isOpen}
      aria-controls={isOpen ? detailId(id) : undefined}
      onClick={onToggle}
    >
      {children}
    </button>
  )
}
