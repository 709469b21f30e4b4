/** On a cutting line. */
export function Scissors({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 48 28" aria-hidden="true" className={className}>
      <path d="M46 4C34 9 25 13 16 19M46 24C34 19 25 15 16 9M16 19c2-4-2-7-6-6s-6 5-4 9 8 3 10-3zM16 9c2 4-2 7-6 6S4 10 6 6s8-3 10 3z" />
    </svg>
  )
}
