type WizardButtonsProps = { isFirst: boolean; isLast: boolean; sending: boolean; onBack: () => void }

/** Back and on. The last one binds: its words are the law's. */
export function WizardButtons({ isFirst, isLast, sending, onBack }: WizardButtonsProps) {
  return (
    <div className="mt-9 flex flex-wrap justify-between gap-4">
      <button type="button" className="key" disabled={isFirst || sending} onClick={onBack}>
        Vorige
      </button>
      {isLast ? (
        <button type="submit" className="key key-red max-[359px]:w-full" disabled={sending}>
          {sending && <span aria-hidden="true" className="spinner" />}
          {sending ? 'Bezig met verwerken...' : 'Bestellen en betalen'}
        </button>
      ) : (
        <button type="submit" className="key key-red">
          Volgende
        </button>
      )}
    </div>
  )
}
