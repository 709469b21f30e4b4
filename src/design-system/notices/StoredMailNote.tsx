/** Shown only where mail is stored instead of sent (`data-mail` on the root). */
export function StoredMailNote({ className = '' }: { className?: string }) {
  return (
    <p className={`stored-mail-note text-soft ${className}`}>
      Dit is een demonstratie: de mail is bewaard en niet verzonden.{' '}
      <a href="/admin/collections/mail-messages" className="link">
        Lees hem in het kantoor
      </a>
      , onder Mail.
    </p>
  )
}
