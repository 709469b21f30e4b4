import type { Refusal } from './usePlaceOrder'

/** Why nothing was ordered. It stays when the toast has gone. */
export function RefusalBox({ refusal, onAgain }: { refusal: Refusal; onAgain: () => void }) {
  const { title, description } = refusal.notice
  return (
    <div role="alert" className="mt-6 rounded-slip border-2 border-deep bg-pink p-4 text-deep">
      <p className="font-bold">{title}</p>
      {description && <p>{description}</p>}
      {refusal.kind === 'keyReused' && (
        <button type="button" className="underlined min-h-11" onClick={onAgain}>
          Nieuwe bestelling beginnen
        </button>
      )}
    </div>
  )
}
